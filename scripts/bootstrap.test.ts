import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const bootstrap = new URL('bootstrap.mjs', import.meta.url).pathname
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
  expect(await once(command, 'exit')).toEqual([0, null])
  expect(said).toEqual(['up', 'closed'])
})
