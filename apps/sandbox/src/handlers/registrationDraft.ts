import { codeOfSalt, payloadOfCode, renewCode } from '../account/codes.ts'
import { postEmail, ring } from '../account/contacts.ts'
import type { Call } from '../http/call.ts'
import { text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
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

/** Sends a code to the phone of a registration whose e-mail is confirmed. */
export function sendPhoneCode(call: Call, row: CodeRow, change: { phone?: string } = {}): void {
  const { store, city, now } = call
  const draft = { ...payloadOfCode(row), ...change, emailConfirmed: true }
  const target = change.phone ?? row.target
  const code = renewCode(store, row, { target, payload: draft }, now)
  ring(store, city, target, { code, bySms: text(draft, 'bySms') === 'true' }, now)
}

/** Tells whether the e-mail of a registration's phone step is confirmed. */
export function emailConfirmed(row: CodeRow): boolean {
  return payloadOfCode(row)['emailConfirmed'] === true
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
  if (!row || (row.purpose === 'register-phone' && !emailConfirmed(row))) return false
  const code = renewCode(store, row, {}, now)
  if (row.purpose === 'register-phone') ring(store, city, row.target, { code, bySms }, now)
  else postEmail(store, city.id, row.target, { salt: row.salt, code, path: LINK }, now)
  return true
}
