import type { RegistrationDraft } from '@parking/domain'
import { call } from '../call.ts'
import { readRegistrationStep } from '../fromWire/account.ts'
import { done } from './done.ts'

/** Registers a driver. */
export const register = (input: { draft: RegistrationDraft; password: string }) => {
  const { consent } = input.draft
  return call('post', '/api/auth/registration-v2', {
    body: {
      firstname: input.draft.firstName,
      lastname: input.draft.lastName,
      middlename: input.draft.middleName,
      email: input.draft.email,
      phone: input.draft.phone.replaceAll(/[^\d+]/g, ''),
      pass: input.password,
      confirmationType: input.draft.confirmation === 'sms' ? 'SMS' : 'Call',
      ...(consent && {
        consentText: consent.text,
        consentVersion: consent.version,
        consentAt: new Date(consent.givenAt).toISOString(),
      }),
    },
    read: readRegistrationStep,
  })
}

/** Changes the phone in the course of a registration. */
export const changeRegistrationPhone = (input: { phone: string; salt: string }) =>
  call('post', '/api/auth/change-phone', {
    body: { phone: input.phone, token: input.salt },
    read: readRegistrationStep,
  })

/** Asks whether an e-mail address is free. */
export const checkEmail = ({ email }: { email: string }) =>
  call('post', '/api/auth/check-email', { body: { email }, read: done })

/** Asks whether a phone is free. */
export const checkPhone = ({ phone }: { phone: string }) =>
  call('post', '/api/auth/check-phone', { body: { phone }, read: done })

/** Has a solved captcha checked. */
export const checkCaptcha = ({ answer }: { answer: string }) =>
  call('post', '/api/auth/check-captcha', { body: { 'g-recaptcha-response': answer }, read: done })

/** Confirms an e-mail address; `salt` is absent when an account changes its own. */
export const confirmEmail = (input: { salt?: string; code: string }) =>
  call('post', '/api/auth/confirm-email', {
    body: { code: input.code, token: input.salt },
    read: readRegistrationStep,
  })

/** Confirms a phone; `salt` is absent when an account changes its own. */
export const confirmPhone = (input: { salt?: string; code: string }) =>
  call('post', '/api/auth/confirm-phone', {
    body: { code: input.code, token: input.salt },
    read: readRegistrationStep,
  })
