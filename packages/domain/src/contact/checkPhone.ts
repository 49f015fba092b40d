import { accepted, refused, typedText, type Check } from '../check/check.ts'
import { bareLooks, normalisePhone, phoneDigits, phoneLength } from './normalisePhone.ts'

/** Why a phone number is refused. */
export type PhoneRefusal = 'empty' | 'format'

/** Checks a phone number: 11 digits, beginning with 7 (or 8, which becomes 7). */
export function checkPhone(input: unknown): Check<string, PhoneRefusal> {
  const digits = normalisePhone(input)
  if (digits === '') return refused('empty')
  return /^7\d{10}$/.test(digits) ? accepted(digits) : refused('format')
}

/** Why a guest's phone number is refused. */
export type GuestPhoneRefusal = 'empty' | 'tooShort' | 'format'

/**
 * Checks the phone of a guest: at most one character counts as empty (the mask's own 7), less than
 * 11 digits as too short.
 */
export function checkGuestPhone(input: unknown): Check<string, GuestPhoneRefusal> {
  const digits = phoneDigits(input)
  if (digits.length <= 1) return refused('empty')
  if (digits.length < phoneLength) return refused('tooShort')
  return checkPhone(digits)
}

/** Checks the phone of a message to the operator: 7, +7 or 8 and nine or ten further digits. */
export function checkContactPhone(input: unknown): Check<string, PhoneRefusal> {
  return checkForm(input, /^(?:\+?7|8)\d{9,10}$/)
}

/** Checks the phone that a payment method asks for: 7, +7 or 8 and exactly ten further digits. */
export function checkMethodPhone(input: unknown): Check<string, PhoneRefusal> {
  return checkForm(input, /^(?:\+?7|8)\d{10}$/)
}

function checkForm(input: unknown, form: RegExp): Check<string, PhoneRefusal> {
  const text = typedText(input)
  if (text === '') return refused('empty')
  const tidy = bareLooks(text)
  return form.test(tidy) ? accepted(normalisePhone(tidy)) : refused('format')
}
