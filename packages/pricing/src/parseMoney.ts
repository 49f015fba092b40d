import type { Kopecks } from './types.ts'

/** More digits than any exact number of kopecks has. */
const MAX_DIGITS = 16

/**
 * Reads an amount of roubles that a person typed. Digits, dots and commas are kept, everything else
 * is dropped, a comma is a dot (specification section 5).
 *
 * One separator is the decimal one; of two kinds (`1.234,50`) the last is, and the others must part
 * groups of three. More than two decimals are refused rather than guessed at.
 *
 * @param input what was typed; anything that is no text gives null
 * @returns kopecks, or null when there is no amount in it or none that is exact
 */
export function parseMoney(input: string): Kopecks | null {
  if (typeof input !== 'string') return null
  const kept = input.replaceAll(/[^\d.,]/g, '').replace(/[.,]$/, '')
  const separator = Math.max(kept.lastIndexOf('.'), kept.lastIndexOf(','))
  const whole = separator < 0 ? kept : kept.slice(0, separator)
  const fraction = separator < 0 ? '' : kept.slice(separator + 1)
  const digits = ungroup(whole, kept.charAt(separator))
  if (digits === null || fraction.length > 2 || digits + fraction === '') return null
  const kopecks = Number(digits + fraction.padEnd(2, '0'))
  return digits.length <= MAX_DIGITS && Number.isSafeInteger(kopecks) ? kopecks : null
}

function ungroup(whole: string, decimal: string): string | null {
  if (/^\d*$/.test(whole)) return whole
  const grouping = decimal === '.' ? ',' : '.'
  const groups = whole.split(grouping)
  const wellGrouped = groups.every((group, index) =>
    (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group),
  )
  return wellGrouped ? groups.join('') : null
}
