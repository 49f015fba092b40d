import { createAccount } from '../account/accounts.ts'
import { captchaMatches } from '../account/captcha.ts'
import { codeOfSalt, confirmCode, makeCode, payloadOfCode, renewCode } from '../account/codes.ts'
import {
  emailCode,
  readEmail,
  readPhone,
  refuseTaken,
  refuseUnreachable,
} from '../account/contacts.ts'
import { hashPassword } from '../account/passwords.ts'
import { issueToken } from '../account/tokens.ts'
import type { Call, Handlers } from '../http/call.ts'
import { text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import type { CodeRow } from '../store/schema.ts'
import { confirmNewEmail, confirmNewPhone } from './changeContacts.ts'
import { draftOf, emailConfirmed, LINK, readPassword, sendPhoneCode } from './registrationDraft.ts'

/** The first step: nothing is made yet but a code for the e-mail. */
function register(call: Call): unknown {
  const { store, city, input, now } = call
  const email = readEmail(text(input, 'email'))
  const phone = readPhone(text(input, 'phone'))
  const password = readPassword(text(input, 'pass'))
  refuseTaken(store, city, email, 'EmailExists')
  refuseTaken(store, city, phone, 'PhoneExists')
  refuseUnreachable(phone)
  const payload = {
    email,
    phone,
    password: hashPassword(password),
    firstName: text(input, 'firstname'),
    lastName: text(input, 'lastname'),
    middleName: text(input, 'middlename'),
    bySms: text(input, 'confirmationType').toLowerCase() === 'sms',
  }
  const draft = { city: city.id, purpose: 'register-phone', target: phone, payload } as const
  // The phone's code is sent when the e-mail is confirmed; its salt is known from the start.
  const phoneSalt = makeCode(store, draft, now).salt
  const wanted = {
    city: city.id,
    purpose: 'register-email',
    target: email,
    payload: { phoneSalt },
  } as const
  return { status: 'ok', result: { emailSalt: emailCode(store, wanted, LINK, now), phoneSalt } }
}

/** The second step of the registration, or the new e-mail of a profile. */
function confirmEmail(call: Call): unknown {
  const row = draftOf(call, ['register-email'])
  if (!row) return confirmNewEmail(call)
  if (!confirmCode(call.store, row, text(call.input, 'code'))) return new Refusal('IncorrectCode')
  const draft = phoneStepOf(call, row)
  sendPhoneCode(call, draft)
  return { status: 'ok', result: { emailSalt: row.salt, phoneSalt: draft.salt } }
}

/** Finds the step of the phone that follows the e-mail's. */
function phoneStepOf(call: Call, row: CodeRow): CodeRow {
  const salt = text(payloadOfCode(row), 'phoneSalt')
  const step = codeOfSalt(call.store, call.city.id, salt, call.now)
  if (!step) throw new Refusal('IncorrectCode')
  return step
}

/** The last step of the registration, which makes the account, or the new phone of a profile. */
function confirmPhone(call: Call): unknown {
  const { store, city, now } = call
  const row = draftOf(call, ['register-phone'])
  if (!row) return confirmNewPhone(call)
  if (!emailConfirmed(row) || !confirmCode(store, row, text(call.input, 'code'))) {
    return new Refusal('IncorrectCode')
  }
  const draft = payloadOfCode(row)
  // Somebody may have taken either of them since the first step.
  refuseTaken(store, city, text(draft, 'email'), 'UserExists')
  refuseTaken(store, city, text(draft, 'phone'), 'UserExists')
  const account = createAccount(
    store,
    city.id,
    {
      email: text(draft, 'email'),
      phone: text(draft, 'phone'),
      passwordHash: text(draft, 'password'),
      firstName: text(draft, 'firstName'),
      lastName: text(draft, 'lastName'),
      middleName: text(draft, 'middleName'),
    },
    now,
  )
  const { token } = issueToken(store, { city: city.id, account }, now)
  return { status: 'ok', result: { token } }
}

/** Another phone while registering: the code goes there instead. */
function changeRegistrationPhone(call: Call): unknown {
  const { store, city, input, now } = call
  const phone = readPhone(text(input, 'phone'))
  refuseTaken(store, city, phone, 'PhoneExists')
  const row = draftOf(call, ['register-phone', 'register-email'])
  if (!row) throw new Refusal('TokenNotFound')
  refuseUnreachable(phone)
  const step = row.purpose === 'register-email' ? phoneStepOf(call, row) : row
  if (emailConfirmed(step)) sendPhoneCode(call, step, { phone })
  else renewCode(store, step, { target: phone, payload: { phone } }, now)
  return { status: 'ok', result: { phoneSalt: step.salt } }
}

function checkEmail(call: Call): unknown {
  refuseTaken(call.store, call.city, readEmail(text(call.input, 'email')), 'UserExists')
  return { status: 'ok' }
}

function checkPhone(call: Call): unknown {
  refuseTaken(call.store, call.city, readPhone(text(call.input, 'phone')), 'UserExists')
  return { status: 'ok' }
}

/** Tells whether a captcha that somebody was shown was read right. */
function checkCaptcha(call: Call): unknown {
  const read = text(call.input, 'g-recaptcha-response').toLowerCase()
  const shown = call.store.get(
    call.store.from
      .selectFrom('accounts')
      .select('captcha')
      .where('city', '=', call.city.id)
      .where('captcha', '=', read),
  )
  if (!captchaMatches(shown?.captcha ?? null, read)) throw new Refusal('CaptchaIncorrect')
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
