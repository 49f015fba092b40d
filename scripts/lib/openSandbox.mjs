import { rmSync } from 'node:fs'
import { createSandbox, readCommandLine } from '@parking/sandbox'

/** The port that the product is shown on when none is asked for. */
const usualPort = 4000

/** Opens the sandbox as the command line asks, with the options of the sandbox's own command. */
export async function openSandbox(commandLine = process.argv.slice(2)) {
  const asksPort = commandLine.some((argument) => argument.startsWith('--port'))
  const options = readCommandLine(commandLine)
  const { database, control } = options
  if (options.reset && database !== ':memory:') {
    for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true })
  }
  const sandbox = await createSandbox({ database, control })
  return { sandbox, control, port: asksPort ? options.port : usualPort }
}
