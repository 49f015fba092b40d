import { ApiError } from '@parking/api-client'
import { describe, expect, it } from 'vitest'
import { refuseAccount } from './refuseAccount.ts'
import type { Session } from './createSession.ts'

/** What the session is told when reading the account fails. */
function told(error: unknown): { isRefused: boolean; events: readonly string[] } {
  const events: string[] = []
  const session: Pick<Session, 'send'> = { send: ({ kind }) => void events.push(kind) }
  return { isRefused: refuseAccount(session, error), events }
}

const signedOut = { isRefused: true, events: ['accountRefused'] }
const untouched = { isRefused: false, events: [] }

describe('an account', () => {
  it('that the back end refuses is signed out', () => {
    const refused = new ApiError({ kind: 'server', errorName: 'AccountNotFound', status: 200 })
    expect(told(refused)).toEqual(signedOut)
  })

  it.each([
    ['no error', null],
    ['no connection', new ApiError({ kind: 'network', outcomeUnknown: true })],
    ['an answer in time that never came', new ApiError({ kind: 'timeout', outcomeUnknown: true })],
    ['an answer that says nothing', new ApiError({ kind: 'malformed', outcomeUnknown: true })],
    ['a gateway', new ApiError({ kind: 'http', status: 502, outcomeUnknown: true })],
    [
      'a back end that says that it is broken',
      new ApiError({
        kind: 'server',
        errorName: 'UnknownError',
        status: 500,
        outcomeUnknown: true,
      }),
    ],
    [
      'a failure without a name of its own',
      new ApiError({ kind: 'server', errorName: 'UnknownError', status: 200 }),
    ],
    ['a token that has expired', new ApiError({ kind: 'tokenExpired' })],
    ['something else', new Error('other')],
  ])('stays signed in after %s', (_what, error) => {
    expect(told(error)).toEqual(untouched)
  })
})
