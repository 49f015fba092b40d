import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'

const library = new URL('lib/endWithStarter.ts', import.meta.url).href
/** A server that would go on for ever. */
const server = `
  import { createServer } from 'node:http'
  import { endWithStarter } from '${library}'
  endWithStarter()
  createServer().listen(0, () => console.log('up'))
`

describe('a server that a command has started', () => {
  it('ends when the command has ended', async () => {
    const command = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const child = spawn(process.execPath, ['--input-type=module', '-e', server], {
      env: { ...process.env, PARKING_STARTER: String(command.pid) },
    })
    await once(child.stdout, 'data')
    expect(child.exitCode).toBeNull()
    command.kill('SIGKILL')
    expect(await once(child, 'exit')).toEqual([143, null])
  })
})
