import { findCode, renewCode, type Purpose } from '../account/codes.ts'
import { postEmail, ring, type PhoneChannel } from '../account/contacts.ts'
import type { Call } from '../http/call.ts'
import type { CodeRow } from '../store/schema.ts'
import { flag, parseRecord, text } from '../wire/input.ts'

/** Where the link of a registration's e-mail leads. */
export const LINK = '/registration/confirmation/email/{salt}/{code}'

/** Sends a code to the phone of a registration whose e-mail is confirmed. */
export function sendPhoneCode(call: Call, row: CodeRow, change: { phone?: string } = {}): void {
  const draft = { ...parseRecord(row.payload), ...change, emailConfirmed: true }
  const target = change.phone ?? row.target
  const code = renewCode(call, row, { target, payload: draft })
  ring(call, target, code, flag(draft, 'bySms') ? 'sms' : 'usual')
}

/** Tells whether the e-mail of a registration's phone step is confirmed. */
export function emailConfirmed(row: CodeRow): boolean {
  return parseRecord(row.payload)['emailConfirmed'] === true
}

/** Finds the registration whose salt the call carries as its token. */
export function findDraft(call: Call, ...purposes: Purpose[]): CodeRow | undefined {
  const row = findCode(call, text(call.input, 'token'))
  return row && purposes.some((purpose) => purpose === row.purpose) ? row : undefined
}

/** Sends the code of a registration again; false when the token is no registration's. */
export function resendRegistrationCode(call: Call, channel: PhoneChannel): boolean {
  const row = findDraft(call, 'register-phone', 'register-email')
  if (!row || (row.purpose === 'register-phone' && !emailConfirmed(row))) return false
  const code = renewCode(call, row)
  if (row.purpose === 'register-phone') ring(call, row.target, code, channel)
  else postEmail(call, row.target, { salt: row.salt, code, path: LINK })
  return true
}
