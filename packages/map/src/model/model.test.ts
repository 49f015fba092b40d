import { describe, expect, it } from 'vitest'
import { memoryStorage } from '@parking/runtime/testing'
import { isStale, noteLoad } from './freshness.ts'
import { readMapSearch } from './readMapSearch.ts'
import { sortByDistance } from './sortByDistance.ts'
import { zoneBox } from './zoneBox.ts'
import { sampleObject, samplePlaces } from '../testing/samplePlaces.ts'

const hour = 3_600_000

describe('a map counts as stale', () => {
  it.each([
    ['at once after its load', 0, false],
    ['within the hour', hour - 1, false],
    ['after an hour', hour, true],
    ['when the clock was set back', -1, true],
  ])('%s', (_name, later, stale) => {
    const storage = memoryStorage()
    noteLoad(storage, 'kazan', 5_000_000)
    expect(isStale(storage, 'kazan', 5_000_000 + later)).toBe(stale)
  })

  it('when it never was loaded, or what was kept is no time', () => {
    const storage = memoryStorage()
    expect(isStale(storage, 'kazan', 1)).toBe(true)
    storage.set('parking.map.loadedAt.kazan', 'soon')
    expect(isStale(storage, 'kazan', 1)).toBe(true)
  })
})

describe('the address of the map', () => {
  it.each([
    [{ zone: '101' }, { zone: '101' }],
    [
      { zone: 101, parking: ' 10101 ' },
      { zone: '101', parking: '10101' },
    ],
    [{ q: 'Баумана', other: 1 }, { q: 'Баумана' }],
    [{ zone: '', parking: null, q: ['a'] }, {}],
  ])('%j', (search, read) => {
    expect(readMapSearch(search)).toEqual(read)
  })
})

describe('near places', () => {
  const at = (id: string, longitude: number, zone: string | null) =>
    sampleObject({ id, zone, geometry: { kind: 'point', position: [longitude, 55] } })
  const places = samplePlaces([
    at('far', 49.3, '3'),
    at('near', 49.01, null),
    at('middle', 49.1, '2'),
  ])

  it('come sorted by distance', () => {
    expect(sortByDistance(places, [49, 55]).map(({ place }) => place.id)).toEqual([
      'near',
      'middle',
      'far',
    ])
  })

  it('a zone has a box around its parkings', () => {
    expect(zoneBox(places, '2')).toEqual([49.1, 55, 49.1, 55])
    expect(zoneBox(places, '9')).toBeNull()
  })
})
