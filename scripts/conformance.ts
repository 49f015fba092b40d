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
  writeHtml,
  writeJunit,
  writeLine,
  writeSummary,
  type CommandLine,
  type Line,
} from '@parking/conformance'
import { messageOf } from './lib/messageOf.ts'

const asked = readOptions(process.argv.slice(2), process.env)
if (asked.kind === 'help') console.log(USAGE)
else if (asked.kind === 'wrong')
  stop(`${asked.problem}. \`npm run conformance -- --help\` lists the options.`)
else {
  writeReports(asked, [])
  const lines = await run({ ...asked.options, tell: (line) => console.log(writeLine(line)) })
  console.log(`\n${writeSummary(lines)}`)
  writeReports(asked, lines)
  process.exitCode = count(lines).failed === 0 ? 0 : 1
}

/** Writes the reports; a place where one can't be is told before anything is tried. */
function writeReports(
  { junit, html, options }: Extract<CommandLine, { kind: 'run' }>,
  lines: readonly Line[],
): void {
  const texts = [
    ['junit', junit, () => writeJunit(lines)],
    ['html', html, () => writeHtml(lines, { url: options.url, at: Date.now() })],
  ] as const
  for (const [name, file, write] of texts) {
    try {
      if (file !== null) writeFileSync(file, write())
    } catch (error) {
      stop(`--${name}: the report could not be written: ${messageOf(error)}`)
    }
  }
}

function stop(problem: string): never {
  console.error(problem)
  process.exit(2)
}
