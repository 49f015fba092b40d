import type { MapObject } from '@parking/domain'
import { assert, boolean, constantFrom, property, record, subarray, array, nat } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleObject, samplePlaces } from '../testing/samplePlaces.ts'
import { categoryNames } from './layers.ts'
import { findHolder, holders } from './findHolder.ts'
import { narrowPlaces, notNarrowed, type Narrowing } from './narrowPlaces.ts'

const some = { total: 9, free: 4, disabled: 1 }
const full = { total: 9, free: 0, disabled: 1 }
const places = samplePlaces([
  sampleObject({ id: 'roadside', spaces: some }),
  sampleObject({ id: 'full', spaces: full }),
  sampleObject({ id: 'gratis', category: 'free', isFree: true, spaces: some }),
  sampleObject({ id: 'untold', category: null }),
  sampleObject({ id: 'disabled', category: 'disabled', isFree: true, spaces: some }),
  sampleObject({ id: 'taxi', category: 'taxi', spaces: some }),
  sampleObject({ id: 'bus', category: 'bus', spaces: some, zone: '102' }),
  sampleObject({ id: 'resident', category: 'resident', spaces: some, zone: '102' }),
  sampleObject({ id: 'night', zone: '102', spaces: some }),
  sampleObject({ id: 'meter', type: 'meter', category: null, spaces: some }),
])
const isFreeNow = ({ isFree, zone }: MapObject) => isFree || zone === '102'
const left = (narrowing: Partial<Narrowing>) =>
  narrowPlaces(places, { ...notNarrowed, ...narrowing }, isFreeNow).map(({ id }) => id)

describe('narrowing', () => {
  it('leaves everything while nothing is looked for, whoever may use it', () => {
    expect(narrowPlaces(places, notNarrowed, isFreeNow)).toBe(places)
    expect(left({ holders: ['taxi'] })).toHaveLength(places.length)
  })

  it('to free spaces leaves out what is full, not told, or kept for some', () => {
    expect(left({ hasSpaces: true })).toEqual(['roadside', 'gratis', 'night'])
  })

  it('to what costs nothing goes by the tariff now, not by the kind alone', () => {
    expect(left({ isFree: true })).toEqual(['gratis', 'night'])
  })

  it('to both leaves what has both', () => {
    expect(left({ isFree: true, hasSpaces: true })).toEqual(['gratis', 'night'])
  })

  it.each([
    ['disabled', ['gratis', 'disabled', 'night']],
    ['resident', ['gratis', 'resident', 'night']],
    ['bus', ['gratis', 'bus', 'night']],
    ['taxi', ['gratis', 'night']],
  ] as const)('shows what is kept for %s when that is chosen', (holder, ids) => {
    expect(left({ isFree: true, holders: [holder] })).toEqual(ids)
  })

  it('never shows what somebody may not use, and shows no less for more holders', () => {
    const object = record({
      category: constantFrom(...categoryNames, null),
      isFree: boolean(),
      spaces: record({ total: nat(9), free: nat(9), disabled: nat(9) }),
    })
    const narrowings = record({ isFree: boolean(), hasSpaces: boolean() })
    assert(
      property(array(object), narrowings, subarray([...holders]), (objects, wanted, chosen) => {
        const all = samplePlaces(objects.map((one, at) => sampleObject({ id: `${at}`, ...one })))
        const none = narrowPlaces(all, { ...wanted, holders: [] }, isFreeNow)
        const more = narrowPlaces(all, { ...wanted, holders: chosen }, isFreeNow)
        expect(more).toEqual(expect.arrayContaining([...none]))
        if (!wanted.isFree && !wanted.hasSpaces) return
        for (const { object: shown } of more) {
          expect([null, ...chosen]).toContain(findHolder(shown))
          expect(!wanted.hasSpaces || (shown.spaces?.free ?? 0) > 0).toBe(true)
          expect(!wanted.isFree || isFreeNow(shown)).toBe(true)
        }
      }),
    )
  })

  it('of 50,000 places is done within a tenth of a second', () => {
    const many = Array.from({ length: 50_000 }, (_, at) => places[at % places.length]).flatMap(
      (place) => place ?? [],
    )
    const begin = performance.now()
    const shown = narrowPlaces(many, { ...notNarrowed, isFree: true, hasSpaces: true }, isFreeNow)
    expect(performance.now() - begin).toBeLessThan(100)
    expect(shown).toHaveLength(10_000)
  })
})

describe('who alone may use a place', () => {
  it.each([
    [{ category: 'taxi' }, 'taxi'],
    [{ category: 'bus' }, 'bus'],
    [{ category: 'resident' }, 'resident'],
    [{ type: 'residentZone', category: null }, 'resident'],
    [{ category: 'disabled' }, 'disabled'],
    [{ category: 'municipal', spaces: { total: 3, free: 1, disabled: 3 } }, 'disabled'],
    [{ category: 'roadside', spaces: { total: 9, free: 1, disabled: 1 } }, null],
    [{ category: 'roadside', spaces: { total: 0, free: 0, disabled: 0 } }, null],
    [{ category: null }, null],
    [{ type: 'meter', category: null }, null],
  ] as const)('%j: %s', (changes, holder) => {
    expect(findHolder(sampleObject({ id: 'a', ...changes }))).toBe(holder)
  })
})
