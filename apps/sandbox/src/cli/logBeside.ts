import { openSync, writeSync } from 'node:fs'

/**
 * Keeps the log of this run beside a database, for its owner alone; that of the last run goes with
 * the first line. What can't be written is left out: a full disk must not end the sandbox.
 */
export function logBeside(database: string): (line: string) => void {
  let file: number | undefined
  return (line) => {
    try {
      file ??= openSync(`${database}.log`, 'w', 0o600)
      writeSync(file, `${line}\n`)
    } catch {
      // Nobody is there to be told.
    }
  }
}
