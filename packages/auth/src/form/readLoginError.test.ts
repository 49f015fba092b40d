import { ApiError } from '@parking/api-client'
import { describe, expect, it } from 'vitest'
import { readLoginError } from './readLoginError.ts'

const captcha = { image: 'iVBORw0KGgo=', sessionId: null }

describe('readLoginError', () => {
  it.each([
    [new ApiError({ kind: 'server', errorName: 'EmptyPass' }), 'emptyPass'],
    [new ApiError({ kind: 'server', errorName: 'IncorrectLogin' }), 'incorrect'],
    [new ApiError({ kind: 'server', errorName: 'UnregistredAccount' }), 'unregistered'],
    [new ApiError({ kind: 'server', errorName: 'LoginTryLimit', captcha }), 'captchaNeeded'],
    [new ApiError({ kind: 'server', errorName: 'LoginTryLimit' }), 'tooManyTries'],
    [new ApiError({ kind: 'server', errorName: 'CaptchaIncorrect', captcha }), 'captchaIncorrect'],
    [new ApiError({ kind: 'server', errorName: 'ValidationError' }), 'other'],
    [new ApiError({ kind: 'network' }), 'other'],
    [new TypeError('surprise'), 'other'],
  ])('reads %s', (error, reason) => {
    expect(readLoginError(error)).toBe(reason)
  })
})
