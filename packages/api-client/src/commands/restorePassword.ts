import { call } from '../call.ts'
import { readRestoreStep } from '../fromWire/account.ts'
import { done } from './done.ts'

/** Sends the letter by which a password is restored. */
export const sendRestoreEmail = ({ email }: { email: string }) =>
  call('get', '/api/profile/restore-password/send-email', {
    query: { email },
    read: readRestoreStep,
  })

/** Checks the code by which a password is restored, for the salt that the first step answered. */
export const checkRestoreCode = ({ salt, code }: { salt: string | null; code: string }) =>
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
