import { refused, type Check } from '../check/check.ts'
import { checkEmail, type EmailRefusal } from './checkEmail.ts'
import { checkPhone, type PhoneRefusal } from './checkPhone.ts'
import type { Phone } from './types.ts'

/** Checks an e-mail address that is to take the place of the account's: another one, by its pattern. */
export function checkNewEmail(
  input: unknown,
  present: string | null,
): Check<string, EmailRefusal | 'same'> {
  const checked = checkEmail(input)
  const isSame = checked.ok && checked.value.toLowerCase() === present?.toLowerCase()
  return isSame ? refused('same') : checked
}

/** Checks a phone that is to join those of the account, or to take the place of one: none of them. */
export function checkNewPhone(
  input: unknown,
  known: readonly Phone[],
): Check<string, PhoneRefusal | 'double'> {
  const checked = checkPhone(input)
  const isKnown = checked.ok && known.some(({ number }) => number === checked.value)
  return isKnown ? refused('double') : checked
}
