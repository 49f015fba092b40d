import { codeOfAccount, confirmCode, payloadOfCode } from '../account/codes.ts'
import { emailCode, phoneCode, readEmail, readPhone, refuseTaken } from '../account/contacts.ts'
import { findDriver, phonesOf } from '../account/accounts.ts'
import { member, type Call, type Handlers } from '../http/call.ts'
import { flag, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import type { AccountRow } from '../store/schema.ts'
import { wirePhones } from './readProfile.ts'
import { resendRegistrationCode } from './registrationDraft.ts'

const LINK = '/profile/my-profile'

/** Sends a code to a new e-mail, or that of a registration again. */
function sendEmailCode(call: Call): unknown {
  if (resendRegistrationCode(call, false)) return { status: 'ok' }
  const { store, city, input, now } = call
  const account = member(call)
  const target = readEmail(text(input, 'email'))
  refuseTaken(store, city, target, 'UserExists')
  const wanted = { city: city.id, purpose: 'change-email', target, account: account.id } as const
  emailCode(store, wanted, LINK, now)
  return { status: 'ok' }
}

/** Sends a code to a new phone, or that of a registration again. */
function sendSmsCode(call: Call): unknown {
  const { store, city, input, now } = call
  const bySms = flag(input, 'isReply')
  if (resendRegistrationCode(call, bySms)) return { status: 'ok' }
  const account = member(call)
  const target = readPhone(text(input, 'phone'))
  if (phonesOf(store, account.id).some((known) => known.phone === target)) {
    throw new Refusal('DoublePhone')
  }
  refuseTaken(store, city, target, 'UserExists')
  const payload = { edit: flag(input, 'edit') }
  const wanted = { city: city.id, purpose: 'change-phone', target, account: account.id } as const
  phoneCode(store, city, { ...wanted, payload }, bySms, now)
  return { status: 'ok' }
}

/** Puts a confirmed e-mail in the place of the old one. */
export function confirmNewEmail(call: Call): unknown {
  const { store, city, now } = call
  const account = member(call)
  const row = codeOfAccount(store, account.id, 'change-email', now)
  if (!row || !confirmCode(store, row, text(call.input, 'code'))) {
    return new Refusal('IncorrectCode')
  }
  refuseTaken(store, city, row.target, 'UserExists')
  store.run(
    store.from.updateTable('accounts').set({ email: row.target }).where('id', '=', account.id),
  )
  return { status: 'ok', result: {} }
}

/** Adds a confirmed phone, or puts it in the place of the main one. */
export function confirmNewPhone(call: Call): unknown {
  const { store, city, now } = call
  const account = member(call)
  const row = codeOfAccount(store, account.id, 'change-phone', now)
  if (!row || !confirmCode(store, row, text(call.input, 'code'))) {
    return new Refusal('IncorrectCode')
  }
  if (findDriver(store, city.id, row.target)) throw new Refusal('UserExists')
  const replaces = payloadOfCode(row)['edit'] === true
  if (replaces) {
    store.run(
      store.from.deleteFrom('phones').where('account', '=', account.id).where('main', '=', 1),
    )
  }
  const main = replaces || phonesOf(store, account.id).length === 0
  store.run(
    store.from
      .insertInto('phones')
      .values({ city: city.id, account: account.id, phone: row.target, main: main ? 1 : 0 }),
  )
  return { status: 'ok', result: {} }
}

/** Reads one of the caller's own phones. */
function ownPhone(call: Call, account: AccountRow) {
  const phone = readPhone(text(call.input, 'phone'))
  const found = phonesOf(call.store, account.id).find((known) => known.phone === phone)
  if (!found) throw new Refusal('ValidationError', { message: 'phone' })
  return found
}

function deletePhone(call: Call): unknown {
  const account = member(call)
  const phone = ownPhone(call, account)
  // The main phone goes only by another taking its place.
  if (phone.main === 1) throw new Refusal('ValidationError', { message: 'phone' })
  call.store.run(
    call.store.from
      .deleteFrom('phones')
      .where('account', '=', account.id)
      .where('phone', '=', phone.phone),
  )
  return { status: 'ok', result: wirePhones(call, account.id) }
}

function setMainPhone(call: Call): unknown {
  const { store } = call
  const account = member(call)
  const { phone } = ownPhone(call, account)
  const own = store.from.updateTable('phones').where('account', '=', account.id)
  store.run(own.set({ main: 0 }))
  store.run(own.set({ main: 1 }).where('phone', '=', phone))
  return { status: 'ok', result: wirePhones(call, account.id) }
}

/** Changing e-mail and phones. */
export const contactHandlers: Handlers = { sendEmailCode, sendSmsCode, deletePhone, setMainPhone }
