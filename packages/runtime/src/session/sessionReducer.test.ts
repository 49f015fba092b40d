import { ApiError } from '@parking/api-client'
import { describe, expect, it } from 'vitest'
import {
  sessionReducer,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
} from './sessionReducer.ts'

function after(events: readonly SessionEvent[], start: SessionState = { kind: 'guest' }) {
  const told: SessionEffect['kind'][] = []
  let state = start
  for (const event of events) {
    const step = sessionReducer(state, event)
    state = step.state
    told.push(...step.effects.map(({ kind }) => kind))
  }
  return { state, told }
}

const logIn: SessionEvent = { kind: 'loggedIn', token: 'first' }
const expiry: SessionEvent = { kind: 'tokenExpired', token: 'first' }
const refusal = {
  kind: 'accountRefused',
  error: new ApiError({ kind: 'server', errorName: 'AccountNotFound' }),
} as const satisfies SessionEvent

describe('sessionReducer', () => {
  it('signs in, keeps the token and tells the other tabs', () => {
    expect(after([logIn])).toEqual({
      state: { kind: 'member', token: 'first' },
      told: ['forgetPrivateData', 'storeToken', 'broadcast'],
    })
  })

  it('signs out, forgets everything private and goes to the main page', () => {
    expect(after([logIn, { kind: 'loggedOut' }])).toMatchObject({
      state: { kind: 'guest' },
      told: expect.arrayContaining(['removeToken', 'forgetPrivateData', 'goHome', 'endToken']),
    })
  })

  it('tells an expiry once, however many calls fail with it', () => {
    const { state, told } = after([logIn, expiry, expiry, expiry])
    expect(state).toEqual({ kind: 'expired' })
    expect(told.filter((effect) => effect === 'removeToken')).toHaveLength(1)
  })

  it('does not end a new session by the late expiry of the old one', () => {
    const again: SessionEvent = { kind: 'loggedIn', token: 'second' }
    expect(after([logIn, expiry, again, expiry]).state).toEqual({ kind: 'member', token: 'second' })
  })

  it('ignores an expiry that a guest token met', () => {
    expect(after([{ kind: 'tokenExpired', token: null }]).told).toEqual([])
  })

  it('signs out with a refused account and keeps why', () => {
    const loggedOut = after([logIn, { kind: 'loggedOut' }])
    const { state, told } = after([logIn, refusal])
    expect(state).toEqual({ kind: 'guest', why: refusal.error })
    expect(told).toEqual(loggedOut.told)
    expect(after([logIn, refusal, logIn]).state).toEqual({ kind: 'member', token: 'first' })
  })

  it('ignores a refusal that nobody was signed in for', () => {
    expect(after([refusal])).toEqual({ state: { kind: 'guest' }, told: [] })
  })

  it.each([
    ['an expiry', expiry],
    ['a refusal', refusal],
    ['an idle time', { kind: 'leftIdle' }],
  ] as const)('becomes a plain guest when %s has been read', (_end, end) => {
    expect(after([logIn, end, { kind: 'endAcknowledged' }]).state).toEqual({ kind: 'guest' })
  })

  it('signs out an account that nobody uses, and keeps why', () => {
    const { state, told } = after([logIn, { kind: 'leftIdle' }])
    expect(state).toEqual({ kind: 'guest', why: 'idle' })
    expect(told).toEqual(after([logIn, { kind: 'loggedOut' }]).told)
    expect(after([{ kind: 'leftIdle' }]).told).toEqual([])
    const member = { kind: 'member', token: 'first' } as const
    const elsewhere = after([{ kind: 'otherTabLeftIdle' }], member)
    expect(elsewhere.state).toEqual({ kind: 'guest', why: 'idle' })
    expect(elsewhere.told).not.toContain('broadcast')
    expect(after([{ kind: 'otherTabLeftIdle' }]).state).toEqual({ kind: 'guest' })
  })

  it('follows another tab in and out without echoing it', () => {
    const { state, told } = after([
      { kind: 'otherTabLoggedIn', token: 'theirs' },
      { kind: 'otherTabLoggedOut' },
    ])
    expect(state).toEqual({ kind: 'guest' })
    expect(told).not.toContain('broadcast')
    expect(told).toContain('goHome')
  })

  it('sees the expiry of another tab as one of its own, once', () => {
    const elsewhere: SessionEvent = { kind: 'otherTabExpired', token: 'first' }
    const { state, told } = after([logIn, elsewhere, expiry])
    expect(state).toEqual({ kind: 'expired' })
    expect(told.slice(3)).toEqual(['forgetPrivateData', 'goHome'])
    expect(after([elsewhere]).state).toEqual({ kind: 'guest' })
    const newer: SessionEvent = { kind: 'loggedIn', token: 'second' }
    expect(after([newer, elsewhere]).state).toEqual({ kind: 'member', token: 'second' })
  })

  it('takes the account that another tab has changed to', () => {
    const { state, told } = after([logIn, { kind: 'otherTabLoggedIn', token: 'theirs' }])
    expect(state).toEqual({ kind: 'member', token: 'theirs' })
    expect(told.at(-1)).toBe('forgetPrivateData')
  })
})
