import { spawn } from 'node:child_process'

/** How a command is run. */
interface RunOptions {
  /** What its environment has beside that of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** Keeps the output back and hands it over in the result instead. */
  readonly quiet?: boolean
  /** Where it is run; else where this process is. */
  readonly folder?: string
  /** Ends the command; the result is a rejection then. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Runs a command to its end.
 *
 * @param command - the program and its arguments, separated by single spaces
 */
export function run(
  command: string,
  { env = {}, quiet = false, folder, signal }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  const [program = '', ...rest] = command.split(' ')
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, {
      env: { ...process.env, ...env },
      ...(folder !== undefined && { cwd: folder }),
      ...(signal && { signal }),
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => (output += String(chunk)))
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
