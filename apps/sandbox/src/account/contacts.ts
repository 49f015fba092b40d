import type { CityContext } from '../city/CityContext.ts'
import { Refusal } from '../wire/Refusal.ts'
import { findDriver, tidyPhone } from './accounts.ts'
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
  const digits = tidyPhone(phone)
  if (digits === '') throw new Refusal('PhoneEmpty')
  if (digits.length !== 11) throw new Refusal('ValidationError', { message: 'phone' })
  return digits
}

/** Refuses an e-mail or phone that another driver has. */
export function refuseTaken(context: CityContext, login: string, errorName: string): void {
  if (findDriver(context, login)) throw new Refusal(errorName)
}

/** Sends a code by e-mail with the link that types it in by itself; returns its salt. */
export function emailCode(context: CityContext, wanted: NewCode, path: string): string {
  const made = makeCode(context, wanted)
  postEmail(context, wanted.target, { ...made, path })
  return made.salt
}

/** Writes the e-mail that carries a code. */
export function postEmail(
  context: CityContext,
  recipient: string,
  { salt, code, path }: { salt: string; code: string; path: string },
): void {
  const link = path.replace('{salt}', salt).replace('{code}', code)
  const text = `Код подтверждения: ${code}`
  sendOut(context, { channel: 'email', recipient, text, code, link })
}

/** How a code gets to a phone: as the city usually does it, or by SMS because the driver asks. */
export type PhoneChannel = 'usual' | 'sms'

/**
 * Sends a code to a phone: by SMS, or by a call from a number that ends with it.
 *
 * @returns its salt.
 * @throws Refusal `SMSNotSend` for a number that takes no SMS, `LimitSMS` for too many codes.
 */
export function phoneCode(context: CityContext, wanted: NewCode, channel: PhoneChannel): string {
  refuseUnreachable(wanted.target)
  const { salt, code } = makeCode(context, wanted)
  ring(context, wanted.target, code, channel)
  return salt
}

/** Only mobile numbers of Russia, +7 9xx, can be reached; @throws Refusal `SMSNotSend`. */
export function refuseUnreachable(phone: string): void {
  if (!phone.startsWith('79')) throw new Refusal('SMSNotSend')
}

/** Writes the SMS or the call that carries a code. */
export function ring(
  context: CityContext,
  recipient: string,
  code: string,
  channel: PhoneChannel,
): void {
  const isCall = context.city.modes.confirmation === 'Call' && channel === 'usual'
  const text = isCall
    ? `Звонок с номера +7 000 000 ${code.slice(0, 2)} ${code.slice(2)}: код — последние четыре цифры`
    : `Код подтверждения: ${code}`
  sendOut(context, { channel: isCall ? 'call' : 'sms', recipient, text, code })
}
