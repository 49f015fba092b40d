import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missedOf, unknown } from './verdict.ts'
import { writeTable, type Table } from './table.ts'

/** What one part of a measurement says, as it is printed and written. */
export interface Part {
  /** Its name. */
  readonly part: string
  readonly rows: Table
  /** Whether the machine had little other work, so that it can be compared. */
  readonly isCompared: boolean
  /** How it was measured. */
  readonly note: string
}

/** Writes a part: its table and how it was measured. */
export function partText({ rows, note }: Pick<Part, 'rows' | 'note'>): string {
  return [writeTable(rows), note].join('\n\n')
}

/** Lists every target that was missed, or says that none was. */
export function missedText(tables: readonly Table[]): string {
  const missed = tables.flatMap((rows) => missedOf(rows))
  if (missed.length > 0) return ['Missed:\n', ...missed.map((one) => `- ${one}`)].join('\n')
  return tables.flat(2).includes(unknown)
    ? 'Nothing was missed of what could be compared.'
    : 'No target was missed.'
}

/** Puts what was measured into docs/performance.md. */
export function writeReport(measured: readonly Part[]): void {
  const file = join(import.meta.dirname, '../../docs/performance.md')
  writeFileSync(file, writeInto(readFileSync(file, 'utf8'), measured))
}

/**
 * Puts what was measured into the report and leaves the parts that were not as they are. What was missed is
 * listed anew from all of them.
 *
 * @throws {RangeError} when the report has no place for a part
 */
export function writeInto(report: string, measured: readonly Part[]): string {
  let text = report
  for (const part of measured) text = putBetween(text, part.part, partText(part))
  return putBetween(text, 'missed', missedText(tablesIn(text)))
}

function putBetween(text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < 0) throw new RangeError(`The report has no place for: ${name}`)
  return `${text.slice(0, from + begin.length)}\n${content}\n\n${text.slice(to)}`
}

/** The tables of a text, without the lines below their heads. */
function tablesIn(text: string): string[][][] {
  return [...text.matchAll(/(?:^\|.*\n)+/gm)].map(([block]) =>
    block
      .trim()
      .split('\n')
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
      .filter(([first = '']) => !/^-+$/.test(first)),
  )
}
