import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const bootstrap = fileURLToPath(new URL('bootstrap.mjs', import.meta.url))
/** A server that would go on for ever, and closes in order when it is told to. */
const server = `
  process.on('SIGTERM', () => {
    console.log('closed')
    process.exit(0)
  })
  setInterval(() => {}, 1000)
  console.log('up')
`

it('ends the server that a command has started, when the command is told to end', async () => {
  const command = spawn(process.execPath, [bootstrap, 'node', '-e', server])
  const said: string[] = []
  command.stdout.on('data', (text: Buffer) => said.push(String(text).trim()))
  await expect.poll(() => said, { timeout: 30_000 }).toEqual(['up'])
  command.kill('SIGTERM')
  // All that it has said has come by then.
  expect(await once(command, 'close')).toEqual([0, null])
  expect(said).toEqual(['up', 'closed'])
})
