import type { RegistrationDraft } from '@parking/domain'
import type { Api, CallOptions } from '../createApi.ts'
import { loginOf, registrationStepOf, restoreStepOf } from '../fromWire/account.ts'
import { present } from '../toWire.ts'
import { done } from './done.ts'

/** Logs a driver in. */
export const logIn = (
  api: Api,
  input: { login: string; password: string; captcha?: string | null; sessionId?: string | null },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/api/auth/login-v5', {
          ...o,
          body: {
            login: input.login,
            password: input.password,
            ...present({ captcha: input.captcha, id_session: input.sessionId }),
          },
        }),
      decode: loginOf,
    },
    options,
  )

/** Logs a company in. */
export const logInCompany = (
  api: Api,
  input: { inn: string; contractNumber: string },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) => c.POST('/api/auth/login-corp-v1', { ...o, body: { ...input } }),
      decode: loginOf,
    },
    options,
  )

/** Logs a company in through the separate service. */
export const logInCooperative = (
  api: Api,
  input: { inn: string; contractNumber: string },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) => c.POST('/backend/v2/coop/login', { ...o, body: { ...input } }),
      decode: loginOf,
    },
    options,
  )

/** Logs in with the token of a third party. */
export const logInThirdParty = (api: Api, { token }: { token: string }, options?: CallOptions) =>
  api.run(
    {
      send: (c, o) => c.GET('/backend/v2/yandexID', { ...o, params: { query: { token } } }),
      decode: loginOf,
    },
    options,
  )

/** Logs in with an access token of a third party. */
export const logInByAccessToken = (api: Api, { token }: { token: string }, options?: CallOptions) =>
  api.run(
    {
      send: (c, o) => c.POST('/backend/v2/yandexID', { ...o, body: { access_token: token } }),
      decode: loginOf,
    },
    options,
  )

/** Registers a driver. */
export const register = (
  api: Api,
  input: { draft: RegistrationDraft; password: string },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/api/auth/registration-v2', {
          ...o,
          body: {
            firstname: input.draft.firstName,
            lastname: input.draft.lastName,
            middlename: input.draft.middleName,
            email: input.draft.email,
            phone: input.draft.phone.replaceAll(/[^\d+]/g, ''),
            pass: input.password,
            confirmationType: input.draft.confirmation === 'sms' ? 'SMS' : 'Call',
          },
        }),
      decode: registrationStepOf,
    },
    options,
  )

/** Changes the phone in the course of a registration. */
export const changeRegistrationPhone = (
  api: Api,
  input: { phone: string; salt: string },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/api/auth/change-phone', { ...o, body: { phone: input.phone, token: input.salt } }),
      decode: registrationStepOf,
    },
    options,
  )

/** Asks whether an e-mail address is free. */
export const checkEmail = (api: Api, { email }: { email: string }, options?: CallOptions) =>
  api.run(
    { send: (c, o) => c.POST('/api/auth/check-email', { ...o, body: { email } }), decode: done },
    options,
  )

/** Asks whether a phone is free. */
export const checkPhone = (api: Api, { phone }: { phone: string }, options?: CallOptions) =>
  api.run(
    { send: (c, o) => c.POST('/api/auth/check-phone', { ...o, body: { phone } }), decode: done },
    options,
  )

/** Has a solved captcha checked. */
export const checkCaptcha = (api: Api, { answer }: { answer: string }, options?: CallOptions) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/api/auth/check-captcha', { ...o, body: { 'g-recaptcha-response': answer } }),
      decode: done,
    },
    options,
  )

/** Confirms an e-mail address; `salt` is absent when an account changes its own. */
export const confirmEmail = (
  api: Api,
  input: { salt?: string; code: string },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/api/auth/confirm-email', {
          ...o,
          body: { code: input.code, ...present({ token: input.salt }) },
        }),
      decode: registrationStepOf,
    },
    options,
  )

/** Confirms a phone; `salt` is absent when an account changes its own. */
export const confirmPhone = (
  api: Api,
  input: { salt?: string; code: string },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/api/auth/confirm-phone', {
          ...o,
          body: { code: input.code, ...present({ token: input.salt }) },
        }),
      decode: registrationStepOf,
    },
    options,
  )

/** Sends the letter by which a password is restored. */
export const sendRestoreEmail = (api: Api, { email }: { email: string }, options?: CallOptions) =>
  api.run(
    {
      send: (c, o) =>
        c.GET('/api/profile/restore-password/send-email', { ...o, params: { query: { email } } }),
      decode: restoreStepOf,
    },
    options,
  )

/** Checks the code by which a password is restored. */
export const checkRestoreCode = (api: Api, { code }: { code: string }, options?: CallOptions) =>
  api.run(
    {
      send: (c, o) =>
        c.GET('/api/profile/restore-password/check', { ...o, params: { query: { token: code } } }),
      decode: restoreStepOf,
    },
    options,
  )

/** Starts restoring a password by e-mail or phone. */
export const startRestore = (
  api: Api,
  input: { login: string; by: 'email' | 'phone' },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.PUT('/api/profile/restore-password-v2/change', {
          ...o,
          body: { login: input.login, type: input.by },
        }),
      decode: restoreStepOf,
    },
    options,
  )

/** Sets the new password of a restored account. */
export const setRestoredPassword = (
  api: Api,
  input: { token: string; password: string },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.PUT('/api/profile/restore-password/change', {
          ...o,
          body: { token: input.token, pass: input.password },
        }),
      decode: done,
    },
    options,
  )
