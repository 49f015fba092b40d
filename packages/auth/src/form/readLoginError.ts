import { ApiError } from '@parking/api-client'
import type { ErrorName } from '@parking/domain'

/** Why a login was refused, as far as the login has words of its own for it. */
export type LoginReason =
  | 'emptyPass'
  | 'incorrect'
  | 'unregistered'
  | 'captchaNeeded'
  | 'tooManyTries'
  | 'captchaIncorrect'
  | 'other'

/** The field that a refusal is about; null when it is about the login as a whole. */
export type LoginField = 'login' | 'captcha'

/** Which field the summary leads to. */
export const fieldOf: Readonly<Record<LoginReason, LoginField | null>> = {
  emptyPass: null,
  incorrect: null,
  unregistered: 'login',
  captchaNeeded: 'captcha',
  tooManyTries: null,
  captchaIncorrect: 'captcha',
  other: null,
}

const reasonOf: Readonly<Partial<Record<ErrorName, LoginReason>>> = {
  EmptyPass: 'emptyPass',
  IncorrectLogin: 'incorrect',
  UnregistredAccount: 'unregistered',
  CaptchaIncorrect: 'captchaIncorrect',
  LoginTryLimit: 'captchaNeeded',
}

/** Tells why a login was refused (specification, section 8). */
export function readLoginError(error: unknown): LoginReason {
  if (!(error instanceof ApiError) || error.errorName === null) return 'other'
  const reason = reasonOf[error.errorName] ?? 'other'
  return reason === 'captchaNeeded' && error.captcha === null ? 'tooManyTries' : reason
}
