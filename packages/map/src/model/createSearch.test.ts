import { assert, double, nat, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleObject, samplePlaces } from '../testing/samplePlaces.ts'
import { createSearch } from './createSearch.ts'

const here = [49.112, 55.794] as const
const places = samplePlaces([
  sampleObject({ id: 'a', code: '10101', zone: '101', street: 'улица Баумана, 1' }),
  sampleObject({ id: 'b', code: '10102', zone: '101', street: 'Королёва, 5' }),
  sampleObject({ id: 'c', code: '1010', zone: '210', street: 'Баумана, 12' }),
  sampleObject({
    id: 'd',
    type: 'museum',
    name: 'Музей истории города',
    zone: null,
    category: null,
  }),
  sampleObject({ id: 'e', type: 'meter', code: '101-7', category: null }),
])
const search = createSearch(places, [
  { number: '101', name: 'Кремль' },
  { number: '210', name: '210' },
])
const found = (query: string, from: readonly [number, number] = here) =>
  search(query, from).map((one) => (one.kind === 'zone' ? `zone ${one.zone.number}` : one.place.id))

describe('a search', () => {
  it.each([
    ['101', ['zone 101', 'c', 'a', 'b', 'e']],
    ['зона 101', ['zone 101', 'c', 'a', 'b', 'e']],
    ['1010', ['c', 'a', 'b']],
    ['10102', ['b']],
    ['кремль', ['zone 101']],
    ['баумана', ['c', 'a']],
    ['БАУМАНА 12', ['c']],
    ['королева', ['b']],
    ['истории', ['d']],
    ['город музей', ['d']],
    ['999', []],
    ['  ', []],
  ])('for %s', (query, ids) => {
    expect(found(query)).toEqual(ids)
  })

  it('says what a zone is called and how many parkings it has', () => {
    const [zone] = search('101', here)
    expect(zone).toMatchObject({ zone: { number: '101', name: 'Кремль' }, metres: 0 })
    expect(zone?.kind === 'zone' && zone.zone.parkings).toHaveLength(2)
    expect(search('210', here)[0]).toMatchObject({ zone: { number: '210', name: null } })
  })

  it('puts the nearest first among equally good matches', () => {
    const at = (id: string, longitude: number) =>
      sampleObject({
        id,
        code: `55${id}`,
        zone: `5${id}`,
        geometry: { kind: 'point', position: [longitude, 55] },
      })
    const near = createSearch(samplePlaces([at('1', 49), at('2', 49.1), at('3', 49.2)]), [])
    assert(
      property(double({ min: 48.9, max: 49.3, noNaN: true }), (longitude) => {
        const all = near('5', [longitude, 55])
        expect(all.slice(0, 3).every(({ kind }) => kind === 'zone')).toBe(true)
        expect(all).toHaveLength(6)
        for (const part of [all.slice(0, 3), all.slice(3)]) {
          const metres = part.map((one) => one.metres)
          expect(metres).toEqual(metres.toSorted((a, b) => a - b))
        }
      }),
    )
  })

  it('takes any text and keeps to its limit', () => {
    assert(
      property(
        string({ unit: nat(0xff_ff).map((unit) => String.fromCharCode(unit)), maxLength: 40 }),
        (query) => {
          expect(search(query, here, 2).length).toBeLessThanOrEqual(2)
        },
      ),
    )
  })
})
