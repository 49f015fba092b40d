import {
  createSandbox,
  logBeside,
  readCommandLine,
  UnusableDatabase,
  type Sandbox,
} from '@parking/sandbox'

/** The port that the product is shown on when none is asked for. */
const usualPort = 4000

/**
 * Opens the sandbox as the command line asks, with the options of the sandbox's own command. Where
 * its database can't be used, it says so in words and ends.
 */
export async function openSandbox(
  commandLine = process.argv.slice(2),
): Promise<{ sandbox: Sandbox; port: number }> {
  const asksPort = commandLine.some((argument) => argument.startsWith('--port'))
  const { database, reset, control, unlimited, port } = readCommandLine(commandLine)
  const log = database === ':memory:' ? undefined : logBeside(database)
  const limits = unlimited ? null : undefined
  try {
    const sandbox = await createSandbox({ database, reset, control, limits, log })
    return { sandbox, port: asksPort ? port : usualPort }
  } catch (error) {
    if (!(error instanceof UnusableDatabase)) throw error
    console.error(error.message)
    return process.exit(1)
  }
}
