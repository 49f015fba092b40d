import { changeAccount, createAccount } from '../account/accounts.ts'
import { captchaMatches } from '../account/captchaMatches.ts'
import { confirmCode, findCode, makeCode, renewCode } from '../account/codes.ts'
import {
  emailCode,
  readEmail,
  readPhone,
  refuseTaken,
  refuseUnreachable,
} from '../account/contacts.ts'
import { hashPassword, readPassword } from '../account/passwords.ts'
import { issueToken } from '../account/tokens.ts'
import type { Call, Handlers } from '../http/call.ts'
import type { CodeRow } from '../store/schema.ts'
import { exactText, type Input, parseRecord, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { confirmNewEmail, confirmNewPhone } from './changeContacts.ts'
import { emailConfirmed, findDraft, LINK, sendPhoneCode } from './registrationDraft.ts'

/** The first step: nothing is made yet but a code for the e-mail. */
function register(call: Call): unknown {
  const { input } = call
  const email = readEmail(text(input, 'email'))
  const phone = readPhone(text(input, 'phone'))
  const password = readPassword(exactText(input, 'pass'), 'registration')
  refuseTaken(call, email, 'EmailExists')
  refuseTaken(call, phone, 'PhoneExists')
  refuseUnreachable(phone)
  const payload = {
    email,
    phone,
    password: hashPassword(password),
    firstName: text(input, 'firstname'),
    lastName: text(input, 'lastname'),
    middleName: text(input, 'middlename'),
    bySms: text(input, 'confirmationType').toLowerCase() === 'sms',
    consentText: exactText(input, 'consentText'),
    consentVersion: text(input, 'consentVersion'),
    consentAt: text(input, 'consentAt'),
  }
  // The phone's code is sent when the e-mail is confirmed; its salt is known from the start.
  const phoneSalt = makeCode(call, { purpose: 'register-phone', target: phone, payload }).salt
  const wanted = { purpose: 'register-email', target: email, payload: { phoneSalt } } as const
  return { status: 'ok', result: { emailSalt: emailCode(call, wanted, LINK), phoneSalt } }
}

/** The second step of the registration, or the new e-mail of a profile. */
function confirmEmail(call: Call): unknown {
  const row = findDraft(call, 'register-email')
  if (!row) return confirmNewEmail(call)
  if (!confirmCode(call, row, text(call.input, 'code'))) return new Refusal('IncorrectCode')
  const draft = findPhoneStep(call, row)
  sendPhoneCode(call, draft)
  return { status: 'ok', result: { emailSalt: row.salt, phoneSalt: draft.salt } }
}

/** Finds the step of the phone that follows the e-mail's. */
function findPhoneStep(call: Call, row: CodeRow): CodeRow {
  const step = findCode(call, text(parseRecord(row.payload), 'phoneSalt'))
  if (!step) throw new Refusal('IncorrectCode')
  return step
}

/** The last step of the registration, which makes the account, or the new phone of a profile. */
function confirmPhone(call: Call): unknown {
  const row = findDraft(call, 'register-phone')
  if (!row) return confirmNewPhone(call)
  if (!emailConfirmed(row) || !confirmCode(call, row, text(call.input, 'code'))) {
    return new Refusal('IncorrectCode')
  }
  const draft = parseRecord(row.payload)
  const email = text(draft, 'email')
  const phone = text(draft, 'phone')
  // Somebody may have taken either of them since the first step.
  refuseTaken(call, email, 'UserExists')
  refuseTaken(call, phone, 'UserExists')
  const account = createAccount(call, {
    email,
    phone,
    passwordHash: text(draft, 'password'),
    firstName: text(draft, 'firstName'),
    lastName: text(draft, 'lastName'),
    middleName: text(draft, 'middleName'),
  })
  keepConsent(call, account, draft)
  return { status: 'ok', result: { token: issueToken(call, account).token } }
}

/** Keeps beside a new account what it agreed to; nothing where the registration said nothing. */
function keepConsent({ store, city }: Call, account: number, draft: Input): void {
  const version = text(draft, 'consentVersion')
  if (version === '') return
  const consent = {
    text: exactText(draft, 'consentText'),
    version,
    given_at: text(draft, 'consentAt'),
  }
  store.run(store.from.insertInto('consents').values({ city: city.id, account, ...consent }))
}

/** Another phone while registering: the code goes there instead. */
function changeRegistrationPhone(call: Call): unknown {
  const phone = readPhone(text(call.input, 'phone'))
  refuseTaken(call, phone, 'PhoneExists')
  const row = findDraft(call, 'register-phone', 'register-email')
  if (!row) throw new Refusal('TokenNotFound')
  refuseUnreachable(phone)
  const step = row.purpose === 'register-email' ? findPhoneStep(call, row) : row
  if (emailConfirmed(step)) sendPhoneCode(call, step, { phone })
  else renewCode(call, step, { target: phone, payload: { phone } })
  return { status: 'ok', result: { phoneSalt: step.salt } }
}

function checkEmail(call: Call): unknown {
  refuseTaken(call, readEmail(text(call.input, 'email')), 'UserExists')
  return { status: 'ok' }
}

function checkPhone(call: Call): unknown {
  refuseTaken(call, readPhone(text(call.input, 'phone')), 'UserExists')
  return { status: 'ok' }
}

/** Tells whether a captcha that somebody was shown was read right; it is used up by that. */
function checkCaptcha(call: Call): unknown {
  const read = text(call.input, 'g-recaptcha-response').toLowerCase()
  const shown = call.store.get(
    call.store.from
      .selectFrom('accounts')
      .select(['id', 'captcha'])
      .where('city', '=', call.city.id)
      .where('captcha', '=', read),
  )
  if (!shown || !captchaMatches(shown.captcha, read)) throw new Refusal('CaptchaIncorrect')
  changeAccount(call, shown.id, { captcha: null })
  return { status: 'ok' }
}

function getConfirmationType(call: Call): unknown {
  const { confirmation } = call.city.modes
  return { status: 'ok', result: { typeAuthorization: confirmation, useSmsReplay: true } }
}

/** Registering, in both versions of the call. */
export const registrationHandlers: Handlers = {
  register,
  registerV2: register,
  confirmEmail,
  confirmPhone,
  changeRegistrationPhone,
  checkEmail,
  checkPhone,
  checkCaptcha,
  getConfirmationTypeV2: getConfirmationType,
}
