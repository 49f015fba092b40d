import { refused, type Check } from '../check/check.ts'
import { checkEmail, type EmailRefusal } from './checkEmail.ts'

/** Checks an e-mail address that is to take the place of the account's: another one, by its pattern. */
export function checkNewEmail(
  input: unknown,
  present: string | null,
): Check<string, EmailRefusal | 'same'> {
  const checked = checkEmail(input)
  const isSame = checked.ok && checked.value.toLowerCase() === present?.toLowerCase()
  return isSame ? refused('same') : checked
}
