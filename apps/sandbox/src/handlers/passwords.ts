import { changeAccount, findDriver, tidyPhone } from '../account/accounts.ts'
import { confirmCode, findCode } from '../account/codes.ts'
import { emailCode, phoneCode, readEmail } from '../account/contacts.ts'
import { hashPassword, passwordMatches, readPassword } from '../account/passwords.ts'
import { expireTokens } from '../account/tokens.ts'
import { driver, type Call, type Handlers } from '../http/call.ts'
import { exactText, requiredText, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'

const RESTORE_DIGITS = 6
const LINK = '/restore-password/code/{salt}'

function setPassword(call: Call, account: number, password: string): void {
  const hash = hashPassword(password)
  changeAccount(call, account, { password: hash, failed_logins: 0, captcha: null })
}

/** Changes a password; whoever is logged in elsewhere must log in again. */
function changePassword(call: Call): unknown {
  const account = driver(call)
  if (!passwordMatches(exactText(call.input, 'currentpass'), account.password)) {
    throw new Refusal('CurrentPasswordIncorrect')
  }
  setPassword(call, account.id, readPassword(exactText(call.input, 'pass'), 'profileChange'))
  expireTokens(call, account.id, call.token)
  return { status: 'ok' }
}

/** Sends the code that restores a password by e-mail. */
function sendRestoreEmail(call: Call): unknown {
  const email = readEmail(text(call.input, 'email'))
  return sendRestoreCode(call, email)
}

/** The same by e-mail or phone. */
function restorePassword(call: Call): unknown {
  return sendRestoreCode(call, requiredText(call.input, 'login'))
}

function sendRestoreCode(call: Call, login: string): unknown {
  const account = findDriver(call, login)
  if (!account) throw new Refusal('UnregistredAccount')
  const byEmail = login.includes('@')
  const wanted = {
    purpose: 'restore',
    target: byEmail ? account.email : tidyPhone(login),
    account: account.id,
    digits: RESTORE_DIGITS,
  } as const
  const salt = byEmail ? emailCode(call, wanted, LINK) : phoneCode(call, wanted, 'sms')
  return { status: 'ok', result: { token: salt } }
}

/** Takes the code of the message, for the salt that asked for it and for no other. */
function checkRestoreCode(call: Call): unknown {
  const code = text(call.input, 'token')
  if (code === '') throw new Refusal('TokenNotFound')
  const row = findCode(call, text(call.input, 'salt'))
  if (row?.purpose !== 'restore' || !confirmCode(call, row, code)) {
    throw new Refusal('IncorrectCode')
  }
  return { status: 'ok', result: { token: row.salt } }
}

/** Sets the new password once the code was checked; whoever was logged in must log in again. */
function setRestoredPassword(call: Call): unknown {
  const { store, input } = call
  const salt = text(input, 'token')
  const row = findCode(call, salt)
  if (row?.purpose !== 'restore' || row.confirmed === 0 || row.account === null) {
    throw new Refusal('TokenNotFound')
  }
  setPassword(call, row.account, readPassword(exactText(input, 'pass'), 'restore'))
  expireTokens(call, row.account)
  store.run(
    store.from
      .deleteFrom('codes')
      .where('account', '=', row.account)
      .where('purpose', '=', 'restore'),
  )
  return { status: 'ok' }
}

/** Changing and restoring passwords. */
export const passwordHandlers: Handlers = {
  changePassword,
  sendRestoreEmail,
  restorePasswordV2: restorePassword,
  checkRestoreCode,
  setRestoredPassword,
}
