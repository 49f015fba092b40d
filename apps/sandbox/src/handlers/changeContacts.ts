import { confirmCode, findNewestCode, type Purpose } from '../account/codes.ts'
import { emailCode, phoneCode, readEmail, readPhone, refuseTaken } from '../account/contacts.ts'
import { changeAccount, listPhones } from '../account/accounts.ts'
import { member, type Call, type Handlers } from '../http/call.ts'
import { flag, parseRecord, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import type { AccountRow, CodeRow } from '../store/schema.ts'
import { wirePhones } from './readProfile.ts'
import { resendRegistrationCode } from './registrationDraft.ts'

const LINK = '/profile/my-profile'

/** Sends a code to a new e-mail, or that of a registration again. */
function sendEmailCode(call: Call): unknown {
  if (resendRegistrationCode(call, 'usual')) return { status: 'ok' }
  const account = member(call)
  const target = readEmail(text(call.input, 'email'))
  refuseTaken(call, target, 'UserExists')
  emailCode(call, { purpose: 'change-email', target, account: account.id }, LINK)
  return { status: 'ok' }
}

/** Sends a code to a new phone, or that of a registration again. */
function sendSmsCode(call: Call): unknown {
  const { input } = call
  const channel = flag(input, 'isReply') ? 'sms' : 'usual'
  if (resendRegistrationCode(call, channel)) return { status: 'ok' }
  const account = member(call)
  const target = readPhone(text(input, 'phone'))
  if (listPhones(call, account.id).some((known) => known.phone === target)) {
    throw new Refusal('DoublePhone')
  }
  refuseTaken(call, target, 'UserExists')
  const payload = { edit: flag(input, 'edit') }
  phoneCode(call, { purpose: 'change-phone', target, account: account.id, payload }, channel)
  return { status: 'ok' }
}

/** Finds the code that the caller has typed in right; undefined when it is wrong. */
function confirmNewest(call: Call, account: AccountRow, purpose: Purpose): CodeRow | undefined {
  const row = findNewestCode(call, account.id, purpose)
  return row && confirmCode(call, row, text(call.input, 'code')) ? row : undefined
}

/** Puts a confirmed e-mail in the place of the old one. */
export function confirmNewEmail(call: Call): unknown {
  const account = member(call)
  const row = confirmNewest(call, account, 'change-email')
  if (!row) return new Refusal('IncorrectCode')
  refuseTaken(call, row.target, 'UserExists')
  changeAccount(call, account.id, { email: row.target })
  return { status: 'ok', result: {} }
}

/** Adds a confirmed phone, or puts it in the place of the main one. */
export function confirmNewPhone(call: Call): unknown {
  const { store, city } = call
  const account = member(call)
  const row = confirmNewest(call, account, 'change-phone')
  if (!row) return new Refusal('IncorrectCode')
  refuseTaken(call, row.target, 'UserExists')
  const replaces = parseRecord(row.payload)['edit'] === true
  if (replaces) {
    store.run(
      store.from.deleteFrom('phones').where('account', '=', account.id).where('main', '=', 1),
    )
  }
  const main = replaces || listPhones(call, account.id).length === 0
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
  const found = listPhones(call, account.id).find((known) => known.phone === phone)
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
