import type { RowFault } from '@parking/domain'
import Papa from 'papaparse'

/** The rows of a text, and what is wrong with some of them, by their index. */
export interface CsvRows {
  readonly rows: readonly (readonly string[])[]
  readonly faults: ReadonlyMap<number, RowFault>
}

/** What ends a line somewhere: of one file each line may end in another way. */
const lineEnd = /\r\n|[\r\u0085\u2028\u2029]/gu

/** No cell that somebody has typed has more lines. */
const mostLines = 100

/**
 * Reads a text whose cells a sign separates. Lines may end in any way, also each in another.
 *
 * A quotation mark holds lines together only where what it holds is a text with line breaks. Where it
 * holds rows, these stay rows, and the two in which the mark stands can't be read.
 */
export function readCsv(text: string, separator: string): CsvRows {
  const lines = text.replaceAll(lineEnd, '\n').split('\n')
  const whole = parse(lines.join('\n'), separator)
  if (whole.errors.length === 0 && whole.data.length === lines.length) {
    return { rows: whole.data, faults: new Map() }
  }
  const alone = lines.map((line) => readLine(line, separator))
  const width = commonWidth(alone.filter((_, at) => !hasOddMarks(lines[at] ?? '')))
  const rows: (readonly string[])[] = []
  const faults = new Map<number, RowFault>()
  /** The rows that opened a mark, by the line that closes it. */
  const openedBy = new Map<number, number>()
  const refuse = (at: number, other: number | null): void => {
    faults.set(at, { error: 'quotes', otherLine: other === null ? null : other + 1 })
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const cells = alone[at] ?? null
    const opener = openedBy.get(at)
    if (opener !== undefined) {
      refuse(opener, rows.length)
      refuse(rows.length, opener)
      rows.push(line.split(separator))
    } else if (cells !== null) {
      rows.push(cells)
    } else {
      const end = findClosing(lines, at)
      const held = lines.slice(at, end + 1)
      const { data, errors } = parse(held.join('\n'), separator)
      const [record] = data
      const isClosed = end > at && errors.length === 0 && data.length === 1 && record !== undefined
      if (isClosed && !holdsRows(record, held, separator, width)) {
        rows.push(record)
        at = end
      } else {
        if (isClosed) openedBy.set(end, rows.length)
        else refuse(rows.length, null)
        rows.push(line.split(separator))
      }
    }
  }
  return { rows, faults }
}

/**
 * The cells of a line that is a row of its own; null where it opens a mark and does not close it. A mark
 * inside a text (`"Вася" Иванов`) is a part of it.
 */
function readLine(line: string, separator: string): readonly string[] | null {
  if (!line.includes('"')) return line.split(separator)
  const { data, errors } = parse(line, separator)
  if (errors.length === 0) return data[0] ?? ['']
  const isOpen = hasOddMarks(line) && errors.some(({ code }) => code === 'MissingQuotes')
  return isOpen ? null : line.split(separator)
}

/** The line in which a mark may be closed that another line has opened; that line where there is none. */
function findClosing(lines: readonly string[], at: number): number {
  const length = lines.slice(at + 1, at + 1 + mostLines).findIndex(hasOddMarks)
  return at + 1 + length
}

/** Whether what a mark holds together are rows rather than a text with line breaks. */
function holdsRows(
  cells: readonly string[],
  lines: readonly string[],
  separator: string,
  width: number,
): boolean {
  const separators = lines.join('').split(separator).length - 1
  if (cells.length > width || separators >= lines.length * (width - 1)) return true
  // Behind a comma of a text stands a space, between cells none.
  return cells.some((cell) =>
    cell.split(separator).some((part, at) => cell.includes('\n') && at > 0 && /^\S/u.test(part)),
  )
}

/** How many cells most lines have. */
function commonWidth(rows: readonly (readonly string[] | null)[]): number {
  const counts = new Map<number, number>()
  for (const row of rows) {
    if (row === null || row.every((cell) => cell.trim() === '')) continue
    counts.set(row.length, (counts.get(row.length) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(
    ([width, one], [otherWidth, other]) => other - one || otherWidth - width,
  )
  return most?.[0] ?? 1
}

function hasOddMarks(line: string): boolean {
  return line.split('"').length % 2 === 0
}

function parse(text: string, delimiter: string): Papa.ParseResult<string[]> {
  return Papa.parse<string[]>(text, { delimiter, newline: '\n' })
}
