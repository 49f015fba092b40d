import { accepted, refused, typedText, type Check } from '../check/check.ts'
import { checkEmail } from './checkEmail.ts'
import { bareLooks, normalisePhone } from './normalisePhone.ts'

/** Why what somebody signs in with is refused. */
export type LoginNameRefusal = 'empty' | 'format'

/**
 * Checks what somebody signs in with: an e-mail address or, where the city lets phones in, a phone
 * beginning with 7, 8 or +7 and 9 or 10 further digits. Answers the address, or the phone's digits.
 *
 * @param rules.phoneAllowed - whether the city has the easy login
 */
export function checkLoginName(
  input: unknown,
  rules: { readonly phoneAllowed: boolean },
): Check<string, LoginNameRefusal> {
  const text = typedText(input)
  if (text === '') return refused('empty')
  const email = checkEmail(text)
  if (email.ok) return email
  const phone = bareLooks(text)
  const isPhone = rules.phoneAllowed && /^(?:\+?7|8)\d{9,10}$/.test(phone)
  return isPhone ? accepted(normalisePhone(phone)) : refused('format')
}
