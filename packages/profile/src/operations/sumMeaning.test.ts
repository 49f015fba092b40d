import { describe, expect, it } from 'vitest'
import { sumMeaning } from './sumMeaning.ts'

const done = { status: 'done', sum: 10_000 } as const

describe('sumMeaning', () => {
  it.each(['payment', 'renew', 'subscription'] as const)('%s is spent', (type) => {
    expect(sumMeaning({ ...done, type })).toBe('spent')
  })

  it.each(['refill', 'cancel', 'bonus20'] as const)('%s is received', (type) => {
    expect(sumMeaning({ ...done, type })).toBe('received')
  })

  it.each([
    ['zero', { ...done, type: 'payment', sum: 0 }],
    ['an unknown operation', { ...done, type: 'other' }],
    ['what failed', { ...done, type: 'payment', status: 'error' }],
    ['what ended in an unknown way', { ...done, type: 'payment', status: 'other' }],
    ['what was cancelled', { ...done, type: 'payment', status: 'cancelled' }],
  ] as const)('%s is neutral', (_what, operation) => {
    expect(sumMeaning(operation)).toBe('neutral')
  })
})
