import { describe, expect, it } from 'vitest'
import { chargedSum } from './chargedSum.ts'

describe('chargedSum', () => {
  it.each([
    ['of a new session', 0, 10_000, 10_000, false],
    ['of a new session that cost more', 0, 12_600, 12_600, true],
    ['added to a session', 10_000, 20_000, 10_000, false],
    ['told alone', 5_000, 10_000, 10_000, false],
    ['added to a session at another price', 5_000, 17_600, 12_600, true],
    ['not told', 5_000, null, 10_000, false],
    ['not told anew', 5_000, 5_000, 10_000, false],
  ])('%s', (_case, sumBefore, sum, charged, isOther) => {
    expect(chargedSum({ total: 10_000, sumBefore }, sum)).toEqual({ charged, isOther })
  })

  it.each([null, 5_000, 19_000])(
    'is not known of a session whose sum was not told before, and is %s',
    (sum) => {
      expect(chargedSum({ total: 10_000, sumBefore: null }, sum)).toBeNull()
    },
  )

  it.each([null, 0])('is not known of a new session whose sum is %s', (sum) => {
    expect(chargedSum({ total: 10_000, sumBefore: 0 }, sum)).toBeNull()
  })
})
