import { call } from '../call.ts'
import { readLogin } from '../fromWire/account.ts'
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

/** Ends a token at the back end. */
export const logOut = ({ token }: { token: string }) =>
  call('post', '/api/auth/logout', { body: { token }, read: done })
