import { ApiError } from '@parking/api-client'
import { errorNames } from '@parking/domain'
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { errorKey } from './useErrorText.ts'

describe('errorKey', () => {
  it.each([
    [new ApiError({ kind: 'server', errorName: 'NoSaving' }), { key: 'NoSaving' }],
    [
      new ApiError({ kind: 'server', errorName: 'NoSaving', serverMessage: 'raw' }),
      { key: 'NoSaving' },
    ],
    [
      new ApiError({ kind: 'server', serverMessage: 'Свои слова' }),
      { key: 'other', text: 'Свои слова' },
    ],
    [
      new ApiError({ kind: 'tooManyCalls', retryAfter: 20 }),
      { key: 'tryAgainIn', values: { count: 20 } },
    ],
    [
      new ApiError({ kind: 'server', errorName: 'LimitSMS', retryAfter: 301 }),
      { key: 'limitIn', values: { count: 6 } },
    ],
    [
      new ApiError({ kind: 'server', errorName: 'LoginTryLimit', retryAfter: 20 }),
      { key: 'limitIn', values: { count: 1 } },
    ],
    [new ApiError({ kind: 'server', errorName: 'LimitSMS' }), { key: 'LimitSMS' }],
    [new ApiError({ kind: 'tooManyCalls' }), { key: 'tooManyCalls' }],
    [new ApiError({ kind: 'network' }), { key: 'network' }],
    [new ApiError({ kind: 'timeout' }), { key: 'timeout' }],
    [new ApiError({ kind: 'malformed' }), { key: 'other' }],
    [new TypeError('no ApiError'), { key: 'other' }],
  ])('words %s', (error, expected) => {
    expect(errorKey(error)).toEqual(expected)
  })
})

describe('the texts', () => {
  it.each(errorNames)('say more than the name of %s, in both languages', (name) => {
    for (const text of [ru[name], en[name]]) {
      expect(text).not.toContain(name)
      expect(text).toMatch(/\s.*[.:]/u)
    }
    expect(ru[name]).toMatch(/[а-яё]/iu)
    expect(en[name]).not.toMatch(/[а-яё]/iu)
  })
})
