import { typedText } from '../check/check.ts'

/** Digits of a Russian phone number with its country code. */
export const phoneLength = 11

/** Takes everything but digits out of a phone number (specification, section 5). */
export function phoneDigits(input: unknown): string {
  return typedText(input).replaceAll(/\D/g, '')
}

/**
 * Writes a phone number as the product keeps it: digits only, the country code 7 in front, whether
 * it was typed as `+7 …`, `8 …` or without either.
 */
export function normalisePhone(input: unknown): string {
  const digits = phoneDigits(input)
  if (digits.length === phoneLength && digits.startsWith('8')) return `7${digits.slice(1)}`
  if (digits.length === phoneLength - 1 && digits.startsWith('9')) return `7${digits}`
  return digits
}

/** Takes out of a phone number what only makes it readable: spaces, brackets, dots, dashes of any kind. */
export function bareLooks(text: string): string {
  return text.replaceAll(/[\s().\p{Pd}]/gu, '')
}
