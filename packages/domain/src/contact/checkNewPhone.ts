import { refused, type Check } from '../check/check.ts'
import { checkPhone, type PhoneRefusal } from './checkPhone.ts'
import type { Phone } from './Phone.ts'

/** Checks a phone that is to join those of the account, or to take the place of one: none of them. */
export function checkNewPhone(
  input: unknown,
  known: readonly Phone[],
): Check<string, PhoneRefusal | 'double'> {
  const checked = checkPhone(input)
  const isKnown = checked.ok && known.some(({ number }) => number === checked.value)
  return isKnown ? refused('double') : checked
}
