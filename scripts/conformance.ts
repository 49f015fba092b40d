/**
 * Tries the contract's calls on any back end: packages/conformance/README.md. Ends with 1 when a case
 * failed, with 2 when an option is wrong.
 */
import { writeFileSync } from 'node:fs'
import {
  count,
  readOptions,
  run,
  USAGE,
  writeJunit,
  writeLine,
  writeSummary,
  type Line,
} from '@parking/conformance'
import { messageOf } from './lib/messageOf.ts'

const asked = readOptions(process.argv.slice(2), process.env)
if (asked.kind === 'help') console.log(USAGE)
else if (asked.kind === 'wrong')
  stop(`${asked.problem}. \`npm run conformance -- --help\` lists the options.`)
else {
  if (asked.junit !== null) writeReport(asked.junit, [])
  const lines = await run({ ...asked.options, tell: (line) => console.log(writeLine(line)) })
  console.log(`\n${writeSummary(lines)}`)
  if (asked.junit !== null) writeReport(asked.junit, lines)
  process.exitCode = count(lines).failed === 0 ? 0 : 1
}

/** Writes the report; a place where that can't be is told before anything is tried. */
function writeReport(file: string, lines: readonly Line[]): void {
  try {
    writeFileSync(file, writeJunit(lines))
  } catch (error) {
    stop(`--junit: the report could not be written: ${messageOf(error)}`)
  }
}

function stop(problem: string): never {
  console.error(problem)
  process.exit(2)
}
