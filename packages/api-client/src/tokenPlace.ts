/** Where a call carries the token of the account. */
export type TokenPlace = 'none' | 'query' | 'form' | 'header'

const jsonAreas = ['/backend/v2/', '/api/appealProcessing/']

const open = new Set([
  '/backend/v2/coop/login',
  '/backend/v2/yandexID',
  '/api/payment/payment-from-portal',
  '/api/auth/login-corp-v1',
  '/api/auth/login-v5',
  '/api/auth/registration-v2',
  '/api/auth/check-email',
  '/api/auth/check-phone',
  '/api/auth/check-captcha',
  '/api/auth/get-confirmation-type-v2',
  '/api/profile/restore-password/send-email',
  '/api/profile/restore-password/check',
  '/api/profile/restore-password-v2/change',
  '/api/info/get-options-info-v3',
  '/api/info/get-map-info/v3',
  '/api/news',
  '/api/news/get-one',
  '/api/pages/get-by-path',
  '/api/sms-commands',
  '/api/notification/popup',
])

/** Writes with the token in the address although they are no reads. */
const inQuery = ['/api/profile/ts/']

/** Tells whether the body of a call is JSON; all others are forms. */
export function isJsonCall(path: string): boolean {
  return jsonAreas.some((area) => path.startsWith(area))
}

/**
 * Tells where a call carries the token.
 *
 * @param method - in small letters
 * @param path - the path as the contract has it
 */
export function tokenPlace(method: string, path: string): TokenPlace {
  if (open.has(path)) return 'none'
  if (isJsonCall(path)) return 'header'
  const reads = method === 'get' || inQuery.some((area) => path.startsWith(area))
  return reads ? 'query' : 'form'
}

/** The form field that holds the token: the payment calls spell it with a capital. */
export function tokenField(path: string): 'Token' | 'token' {
  return path.startsWith('/api/payment/') && path !== '/api/payment/subscription'
    ? 'Token'
    : 'token'
}
