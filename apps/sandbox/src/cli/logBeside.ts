import { openSync, writeSync } from 'node:fs'

/**
 * Keeps the log of this run beside a database, for its owner alone; that of the last run goes with
 * the first line.
 */
export function logBeside(database: string): (line: string) => void {
  let file: number | undefined
  return (line) => {
    file ??= openSync(`${database}.log`, 'w', 0o600)
    writeSync(file, `${line}\n`)
  }
}
