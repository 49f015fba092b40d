import { spawn } from 'node:child_process'

/**
 * Runs a command to its end.
 *
 * @param {string} command - the program and its arguments, separated by single spaces
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options] - `quiet` keeps the output
 *   back and hands it over in the result instead
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, { env = {}, quiet = false } = {}) {
  const [program, ...rest] = command.split(' ')
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, {
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
