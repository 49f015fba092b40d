import type { Instant } from '@parking/pricing'
import type { City } from '../city/city.ts'
import { Refusal } from '../wire/Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { findDriver, phoneDigits } from './accounts.ts'
import { makeCode, type NewCode } from './codes.ts'
import { sendOut } from './outbox.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/
const MOST_EMAIL = 100

/** Reads an e-mail; @throws Refusal `RequiredField` or `InvalidFormat`. */
export function readEmail(email: string): string {
  if (email === '') throw new Refusal('RequiredField', { message: 'email' })
  if (email.length > MOST_EMAIL || !EMAIL.test(email)) {
    throw new Refusal('InvalidFormat', { message: 'email' })
  }
  return email
}

/** Reads a phone as eleven digits; @throws Refusal `PhoneEmpty` or `ValidationError`. */
export function readPhone(phone: string): string {
  const digits = phoneDigits(phone)
  if (digits === '') throw new Refusal('PhoneEmpty')
  if (digits.length !== 11) throw new Refusal('ValidationError', { message: 'phone' })
  return digits
}

/** Refuses an e-mail or phone that another driver has. */
export function refuseTaken(store: Store, city: City, login: string, errorName: string): void {
  if (findDriver(store, city.id, login)) throw new Refusal(errorName)
}

/** Sends a code by e-mail with the link that types it in by itself. */
export function emailCode(store: Store, wanted: NewCode, path: string, now: Instant): string {
  const made = makeCode(store, wanted, now)
  postEmail(store, wanted.city, wanted.target, { ...made, path }, now)
  return made.salt
}

/** Writes the e-mail that carries a code. */
export function postEmail(
  store: Store,
  city: string,
  recipient: string,
  { salt, code, path }: { salt: string; code: string; path: string },
  now: Instant,
): void {
  const link = path.replace('{salt}', salt).replace('{code}', code)
  const text = `Код подтверждения: ${code}`
  sendOut(store, city, { channel: 'email', recipient, text, code, link }, now)
}

/**
 * Sends a code to a phone: by SMS, or by a call from a number that ends with it.
 *
 * @throws Refusal `SMSNotSend` for a number that takes no SMS, `LimitSMS` for too many codes.
 */
export function phoneCode(
  store: Store,
  city: City,
  wanted: NewCode,
  bySms: boolean,
  now: Instant,
): string {
  refuseUnreachable(wanted.target)
  const { salt, code } = makeCode(store, wanted, now)
  ring(store, city, wanted.target, { code, bySms }, now)
  return salt
}

/** Only mobile numbers of Russia, +7 9xx, can be reached; @throws Refusal `SMSNotSend`. */
export function refuseUnreachable(phone: string): void {
  if (!phone.startsWith('79')) throw new Refusal('SMSNotSend')
}

/** Writes the SMS or the call that carries a code. */
export function ring(
  store: Store,
  city: City,
  recipient: string,
  { code, bySms }: { code: string; bySms: boolean },
  now: Instant,
): void {
  const call = city.modes.confirmation === 'Call' && !bySms
  const text = call
    ? `Звонок с номера +7 000 000 ${code.slice(0, 2)} ${code.slice(2)}: код — последние четыре цифры`
    : `Код подтверждения: ${code}`
  sendOut(store, city.id, { channel: call ? 'call' : 'sms', recipient, text, code }, now)
}
