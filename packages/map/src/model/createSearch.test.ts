import { assert, nat, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleObject, samplePlaces } from '../testing/samplePlaces.ts'
import { createSearch } from './createSearch.ts'

const search = createSearch(
  samplePlaces([
    sampleObject({ id: 'a', code: '10101', zone: '101', street: 'улица Баумана, 1' }),
    sampleObject({ id: 'b', code: '10102', zone: '101', street: 'Королёва, 5' }),
    sampleObject({ id: 'c', code: '1010', zone: '210', street: 'Баумана, 12' }),
    sampleObject({
      id: 'd',
      kind: 'museum',
      name: 'Музей истории города',
      zone: null,
      category: null,
    }),
  ]),
)
const found = (query: string) =>
  search(query).map((one) => (one.kind === 'zone' ? `zone ${one.zone}` : one.place.id))

describe('a search', () => {
  it.each([
    ['101', ['zone 101', 'c', 'a', 'b']],
    ['зона 101', ['zone 101', 'c', 'a', 'b']],
    ['1010', ['c', 'a', 'b']],
    ['10102', ['b']],
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

  it('says how many parkings a zone has', () => {
    expect(search('101')[0]).toEqual({ kind: 'zone', zone: '101', parkings: 2 })
  })

  it('takes any text and keeps to its limit', () => {
    assert(
      property(
        string({ unit: nat(0xff_ff).map((unit) => String.fromCharCode(unit)), maxLength: 40 }),
        (query) => {
          expect(search(query, 2).length).toBeLessThanOrEqual(2)
        },
      ),
    )
  })
})
