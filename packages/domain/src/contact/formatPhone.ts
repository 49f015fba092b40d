import { bareLooks, normalisePhone } from './normalisePhone.ts'

const whole = /^7(\d{3})(\d{3})(\d{2})(\d{2})$/

/**
 * Writes a phone number to be read: `+7 (900) 123-45-67` in one piece, whose spaces and hyphens
 * break no line. A number of another form, such as a short one, stays as it was given.
 */
export function formatPhone(number: string): string {
  const parts = whole.exec(normalisePhone(number))
  if (parts === null) return number
  const [, area, first, second, third] = parts
  return `+7\u00A0(${area})\u00A0${first}\u2011${second}\u2011${third}`
}

/** The address that a link calls a phone number with. */
export function phoneAddress(number: string): string {
  return `tel:${bareLooks(number)}`
}
