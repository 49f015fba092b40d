import { missedOf, unknown } from './verdict.mjs'
import { table } from './table.mjs'

/**
 * What one part of a measurement says, as it is printed and written.
 *
 * @typedef {{ part: string, rows: string[][], isCompared: boolean, note: string }} Part
 */

/**
 * Writes a part: its table and how it was measured.
 *
 * @param {Part} part
 */
export function partText({ rows, note }) {
  return [table(rows), note].join('\n\n')
}

/**
 * Lists every target that was missed, or says that none was.
 *
 * @param {string[][][]} tables - each with its head first
 */
export function missedText(tables) {
  const missed = tables.flatMap((rows) => missedOf(rows))
  if (missed.length > 0) return ['Missed:\n', ...missed.map((one) => `- ${one}`)].join('\n')
  return tables.flat(2).includes(unknown)
    ? 'Nothing was missed of what could be compared.'
    : 'No target was missed.'
}

/**
 * Puts what was measured into the report and leaves the parts that were not as they are. What was missed is
 * listed anew from all of them.
 *
 * @param {string} report
 * @param {Part[]} measured
 * @throws {RangeError} when the report has no place for a part
 */
export function writeInto(report, measured) {
  let text = report
  for (const part of measured) text = putBetween(text, part.part, partText(part))
  return putBetween(text, 'missed', missedText(tablesIn(text)))
}

function putBetween(text, name, content) {
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < 0) throw new RangeError(`The report has no place for: ${name}`)
  return `${text.slice(0, from + begin.length)}\n${content}\n\n${text.slice(to)}`
}

/** The tables of a text, without the lines below their heads. */
function tablesIn(text) {
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
      .filter(([first]) => !/^-+$/.test(first)),
  )
}
