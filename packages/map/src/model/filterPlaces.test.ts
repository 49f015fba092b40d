import { assert, anything, property, subarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleObject, samplePlaces } from '../testing/samplePlaces.ts'
import { defaultFilters, filterPlaces, readFilters } from './filterPlaces.ts'
import { categoryNames, layerNames } from './layers.ts'

const places = samplePlaces([
  sampleObject({ id: 'roadside' }),
  sampleObject({ id: 'taxi', category: 'taxi' }),
  sampleObject({ id: 'unknown', category: null }),
  sampleObject({ id: 'meter', type: 'meter', category: null }),
  sampleObject({ id: 'sight', type: 'sight', category: null }),
])
const shown = (filters: Parameters<typeof filterPlaces>[1]) =>
  filterPlaces(places, filters).map(({ id }) => id)

describe('filters', () => {
  it('show parkings and meters on a first visit, no sights', () => {
    expect(shown(defaultFilters)).toEqual(['roadside', 'taxi', 'unknown', 'meter'])
  })

  it('hide a category but not a parking without one', () => {
    expect(shown({ hiddenLayers: [], hiddenCategories: [...categoryNames] })).toEqual([
      'unknown',
      'meter',
      'sight',
    ])
  })

  it('hide a layer whatever its categories', () => {
    expect(shown({ hiddenLayers: ['parkings'], hiddenCategories: ['taxi'] })).toEqual([
      'meter',
      'sight',
    ])
  })
})

describe('kept filters', () => {
  it('come back as they were', () => {
    assert(
      property(
        subarray([...layerNames]),
        subarray([...categoryNames]),
        (hiddenLayers, hiddenCategories) => {
          const filters = { hiddenLayers, hiddenCategories }
          expect(readFilters(JSON.stringify(filters))).toEqual(filters)
        },
      ),
    )
  })

  it('are the defaults when there are none or they are no JSON', () => {
    expect([null, '{', 'null', '7'].map(readFilters)).toEqual(Array(4).fill(defaultFilters))
  })

  it('lose what is not known', () => {
    expect(readFilters('{"hiddenLayers":["meters","moons"],"hiddenCategories":7}')).toEqual({
      hiddenLayers: ['meters'],
      hiddenCategories: [],
    })
  })

  it('never throw', () => {
    assert(
      property(anything(), (value) => {
        const { hiddenLayers } = readFilters(JSON.stringify(value) ?? null)
        expect(hiddenLayers.every((name) => layerNames.includes(name))).toBe(true)
      }),
    )
  })
})
