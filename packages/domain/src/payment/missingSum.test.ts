import { describe, expect, it } from 'vitest'
import { missingSum } from './missingSum.ts'

describe('missingSum', () => {
  it.each([
    ['what the back end names', 5_000, 10_000, 7_000, 5_000],
    ['what the balance lacks, where it names none', 0, 10_000, 7_000, 3_000],
    ['all of it, where the balance is not known', 0, 10_000, null, 10_000],
    ['all of it, where the balance seems to be enough', 0, 10_000, 20_000, 10_000],
  ])('is %s', (_case, topUp, total, balance, missing) => {
    expect(missingSum({ topUp, total, balance })).toBe(missing)
  })
})
