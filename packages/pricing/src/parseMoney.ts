import type { Kopecks } from './units.ts'

/** Longer than any exact amount is written, so that nothing endless is taken apart. */
const MAX_LENGTH = 30
const MAX_TEXT = 200

/** What turns digits into something else than an amount: signs, dashes, exponents, arithmetic. */
const other = /[\p{Dash}+*/=<>^~\u2212]|\d\s*[eе]\s*\d/iu

/** Digits, perhaps in groups of three by the separator that is not the decimal one; decimals. */
const amount = /^(\d*|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))(?:[.,](\d{1,2}))?$/

/**
 * Reads an amount of roubles that a person typed. Digits, dots and commas are kept, a comma is a dot;
 * spaces and words such as "руб." are dropped. Signs, ranges and exponents are no amount: what means
 * something else is refused, not read without it.
 *
 * Of both separators in one amount (`1.234,50`) the last is the decimal one and the others must
 * part groups of three. More than two decimals are refused rather than guessed at.
 *
 * @param input what was typed; anything that is no text gives null
 * @returns kopecks, or null when there is no amount in it or none that is exact
 * @example parseMoney('1 234,50 ₽') // 123450
 */
export function parseMoney(input: string): Kopecks | null {
  if (typeof input !== 'string' || input.length > MAX_TEXT || other.test(input)) return null
  const kept = input.replaceAll(/[^\d.,]/g, '').replace(/[.,]$/, '')
  if (kept === '' || kept.length > MAX_LENGTH) return null
  const [match, whole = '', decimals = ''] = amount.exec(kept) ?? []
  const kopecks = Number(whole.replaceAll(/\D/g, '') + decimals.padEnd(2, '0'))
  return match !== undefined && Number.isSafeInteger(kopecks) ? kopecks : null
}
