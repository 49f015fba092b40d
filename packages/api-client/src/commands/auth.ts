import type { RegistrationDraft } from '@parking/domain'
import { call } from '../call.ts'
import { readLogin, readRegistrationStep, readRestoreStep } from '../fromWire/account.ts'
import { done } from './done.ts'

/** Logs a driver in. */
export const logIn = (input: {
  login: string
  password: string
  captcha?: string | null
  sessionId?: string | null
}) =>
  call('post', '/api/auth/login-v5', {
    body: {
      login: input.login,
      password: input.password,
      captcha: input.captcha,
      id_session: input.sessionId,
    },
    read: readLogin,
  })

/** Logs a company in. */
export const logInCompany = (input: { inn: string; contractNumber: string }) =>
  call('post', '/api/auth/login-corp-v1', { body: { ...input }, read: readLogin })

/** Logs a company in through the separate service. */
export const logInCooperative = (input: { inn: string; contractNumber: string }) =>
  call('post', '/backend/v2/coop/login', { body: { ...input }, read: readLogin })

/** Logs in with the token of a third party. */
export const logInThirdParty = ({ token }: { token: string }) =>
  call('get', '/backend/v2/yandexID', { query: { token }, read: readLogin })

/** Logs in with an access token of a third party. */
export const logInByAccessToken = ({ token }: { token: string }) =>
  call('post', '/backend/v2/yandexID', { body: { access_token: token }, read: readLogin })

/** Registers a driver. */
export const register = (input: { draft: RegistrationDraft; password: string }) =>
  call('post', '/api/auth/registration-v2', {
    body: {
      firstname: input.draft.firstName,
      lastname: input.draft.lastName,
      middlename: input.draft.middleName,
      email: input.draft.email,
      phone: input.draft.phone.replaceAll(/[^\d+]/g, ''),
      pass: input.password,
      confirmationType: input.draft.confirmation === 'sms' ? 'SMS' : 'Call',
    },
    read: readRegistrationStep,
  })

/** Changes the phone in the course of a registration. */
export const changeRegistrationPhone = (input: { phone: string; salt: string }) =>
  call('post', '/api/auth/change-phone', {
    body: { phone: input.phone, token: input.salt },
    read: readRegistrationStep,
  })

/** Ends a token at the back end. */
export const logOut = ({ token }: { token: string }) =>
  call('post', '/api/auth/logout', { body: { token }, read: done })

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

/** Sends the letter by which a password is restored. */
export const sendRestoreEmail = ({ email }: { email: string }) =>
  call('get', '/api/profile/restore-password/send-email', {
    query: { email },
    read: readRestoreStep,
  })

/** Checks the code by which a password is restored, for the salt that the first step answered. */
export const checkRestoreCode = ({ salt, code }: { salt: string; code: string }) =>
  call('get', '/api/profile/restore-password/check', {
    query: { token: code, salt },
    read: readRestoreStep,
  })

/** Starts restoring a password by e-mail or phone. */
export const startRestore = (input: { login: string; by: 'email' | 'phone' }) =>
  call('put', '/api/profile/restore-password-v2/change', {
    body: { login: input.login, type: input.by },
    read: readRestoreStep,
  })

/** Sets the new password of a restored account. */
export const setRestoredPassword = (input: { token: string; password: string }) =>
  call('put', '/api/profile/restore-password/change', {
    body: { token: input.token, pass: input.password },
    read: done,
  })
