import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalisePlate } from './normalisePlate.ts'
import { plateDifference } from './plateDifference.ts'

describe('no difference', () => {
  test.each([
    ['А123ВС77', 'a 123-bc 77'],
    ['', ''],
    ['AB-1234', 'ab1234'],
    [null, undefined],
    [{}, 5],
  ])('%o and %o', (a, b) => {
    expect(plateDifference(a, b)).toStrictEqual({ count: 0, changes: [] })
  })
})

test.each([
  ['А123ВС77', 'А128ВС77', [{ kind: 'replaced', at: 3, against: 3 }]],
  ['В123ВС77', 'А123ВС77', [{ kind: 'replaced', at: 0, against: 0 }]],
  ['А123ВС77', 'А123ВС78', [{ kind: 'replaced', at: 7, against: 7 }]],
  ['А123ВС77', 'А123ВС777', [{ kind: 'missing', at: 8, against: 8 }]],
  ['А123ВС177', 'А123ВС77', [{ kind: 'extra', at: 6, against: 6 }]],
  ['123ВС77', 'А123ВС77', [{ kind: 'missing', at: 0, against: 0 }]],
  [
    'А123ВС77',
    'А132ВС77',
    [
      { kind: 'replaced', at: 2, against: 2 },
      { kind: 'replaced', at: 3, against: 3 },
    ],
  ],
  [
    'А123ВС77',
    'АВ23С77',
    [
      { kind: 'replaced', at: 1, against: 1 },
      { kind: 'extra', at: 4, against: 4 },
    ],
  ],
  [
    'АВ23С77',
    'А123ВС77',
    [
      { kind: 'replaced', at: 1, against: 1 },
      { kind: 'missing', at: 4, against: 4 },
    ],
  ],
  [
    '',
    'А1',
    [
      { kind: 'missing', at: 0, against: 0 },
      { kind: 'missing', at: 0, against: 1 },
    ],
  ],
  [
    'А1',
    null,
    [
      { kind: 'extra', at: 0, against: 0 },
      { kind: 'extra', at: 1, against: 0 },
    ],
  ],
])('%o and %o', (a, b, changes) => {
  expect(plateDifference(a, b)).toStrictEqual({ count: changes.length, changes })
})

describe('long texts', () => {
  test('sixteen characters between equal ends are compared one by one', () => {
    const ends = 'А'.repeat(100)
    const difference = plateDifference(`${ends}${'1'.repeat(16)}${ends}`, `${ends}${ends}`)
    expect(difference.count).toBe(16)
    expect(difference.changes[0]).toStrictEqual({ kind: 'extra', at: 100, against: 100 })
    expect(difference.changes).toHaveLength(16)
  })

  test('more are only counted', () => {
    expect(plateDifference('1'.repeat(17), '2')).toStrictEqual({ count: 17, changes: [] })
    expect(plateDifference('2', '1'.repeat(17))).toStrictEqual({ count: 17, changes: [] })
  })
})

const plateLike = fc.string({ unit: fc.constantFrom('А', 'В', '1', '2', 'D'), maxLength: 9 })

test('its changes make the second plate out of the first', () => {
  fc.assert(
    fc.property(plateLike, plateLike, (a, b) => {
      const rest = Array.from(normalisePlate(a))
      const second = normalisePlate(b)
      for (const { kind, at, against } of plateDifference(a, b).changes.toReversed()) {
        rest.splice(at, kind === 'missing' ? 0 : 1, kind === 'extra' ? '' : second.charAt(against))
      }
      expect(rest.join('')).toBe(second)
    }),
    { numRuns: 1000 },
  )
})

test('it is the same both ways, and at most as long a way as over a third plate', () => {
  fc.assert(
    fc.property(plateLike, plateLike, plateLike, (a, b, c) => {
      const { count } = plateDifference(a, b)
      expect(plateDifference(b, a).count).toBe(count)
      expect(count).toBeLessThanOrEqual(Math.max(a.length, b.length))
      expect(count).toBeLessThanOrEqual(plateDifference(a, c).count + plateDifference(c, b).count)
    }),
    { numRuns: 1000 },
  )
})
