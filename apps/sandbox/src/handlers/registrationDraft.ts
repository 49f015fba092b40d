import { codeOfSalt, renewCode } from '../account/codes.ts'
import { phoneCode, postEmail, ring } from '../account/contacts.ts'
import type { Call } from '../http/call.ts'
import { text, type Input } from '../http/input.ts'
import { Refusal } from '../http/refusal.ts'
import type { CodeRow } from '../store/schema.ts'

/** Where the link of a registration's e-mail leads. */
export const LINK = '/registration/confirmation/email/{salt}/{code}'
const PASSWORD = { least: 6, most: 20 }

/** Reads a password of the registration and restore screens: 6 to 20 characters. */
export function readPassword(password: string): string {
  if (password === '') throw new Refusal('RequiredField', { message: 'pass' })
  if (password.length < PASSWORD.least || password.length > PASSWORD.most) {
    throw new Refusal('InvalidFormat', { message: 'pass' })
  }
  return password
}

/** Sends the code of a registration to its phone; returns the salt. */
export function sendPhoneCode(call: Call, draft: Input): string {
  const bySms = draft['bySms'] === true
  const target = text(draft, 'phone')
  const wanted = { city: call.city.id, purpose: 'register-phone', target, payload: draft } as const
  return phoneCode(call.store, call.city, wanted, bySms, call.now)
}

/** Finds the registration whose salt the call carries as its token. */
export function draftOf(call: Call, purposes: readonly string[]): CodeRow | undefined {
  const row = codeOfSalt(call.store, call.city.id, text(call.input, 'token'), call.now)
  return row && purposes.includes(row.purpose) ? row : undefined
}

/** Sends the code of a registration again; false when the token is no registration's. */
export function resendRegistrationCode(call: Call, bySms: boolean): boolean {
  const { store, city, now } = call
  const row = draftOf(call, ['register-phone', 'register-email'])
  if (!row) return false
  const code = renewCode(store, row, {}, now)
  if (row.purpose === 'register-phone') ring(store, city, row.target, { code, bySms }, now)
  else postEmail(store, city.id, row.target, { salt: row.salt, code, path: LINK }, now)
  return true
}
