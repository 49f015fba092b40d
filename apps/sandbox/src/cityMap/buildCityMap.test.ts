import { describe, expect, it } from 'vitest'
import { buildTown } from '@parking/town'
import { sampleCities } from '@parking/town/sampleCities'
import { buildCityMap } from './buildCityMap.ts'
import { buildZones } from '../zones/buildZones.ts'
import { OBJECT_TYPES, PARKING_CATEGORIES, type WireMapFeature } from './wireMap.ts'

const NOON = Date.parse('2026-11-20T09:00:00Z')

function positions(feature: WireMapFeature) {
  const { geometry } = feature
  if (geometry.type === 'Point') return [geometry.coordinates]
  return geometry.type === 'LineString' ? geometry.coordinates : geometry.coordinates.flat()
}

describe.each([
  [sampleCities.kazan, 1500],
  [sampleCities.tula, 300],
  [sampleCities.anapa, 300],
  [sampleCities.sochi, 300],
] as const)('the map of %o', (city, least) => {
  const town = buildTown(city)
  const zones = buildZones(city)
  const map = buildCityMap(city, town, zones, NOON)

  it(`has at least ${least} features, of every type, category and geometry`, () => {
    expect(map.features.length).toBeGreaterThanOrEqual(least)
    const all = map.features.map((feature) => feature.properties)
    expect(new Set(all.map((each) => each.objecttype))).toEqual(new Set(OBJECT_TYPES))
    const parkings = all.filter((each) => each.objecttype === 'parkings')
    expect(new Set(parkings.map((each) => each.category))).toEqual(new Set(PARKING_CATEGORIES))
    const shapes = map.features.map((feature) => feature.geometry.type)
    expect(new Set(shapes)).toEqual(new Set(['Point', 'LineString', 'Polygon']))
  })

  it('has polygons with holes, all rings closed', () => {
    const polygons = map.features.flatMap(({ geometry }) =>
      geometry.type === 'Polygon' ? [geometry.coordinates] : [],
    )
    expect(polygons.some((rings) => rings.length > 1)).toBe(true)
    for (const ring of polygons.flat()) {
      expect(ring.length).toBeGreaterThanOrEqual(4)
      expect(ring[0]).toEqual(ring.at(-1))
    }
  })

  it('lies within the bounds, every id its own', () => {
    const [west, south, east, north] = city.bounds
    for (const [lon = 0, lat = 0] of map.features.flatMap(positions)) {
      expect(lon >= west && lon <= east && lat >= south && lat <= north).toBe(true)
    }
    expect(new Set(map.features.map((feature) => feature.id)).size).toBe(map.features.length)
  })

  it('gives every parking a zone of the city, its prices and a code of the zone', () => {
    const byNumber = new Map(zones.map((zone) => [zone.number, zone]))
    for (const { properties } of map.features) {
      if (properties.objecttype !== 'parkings') continue
      const zone = byNumber.get(properties.zone?.zonenumber ?? '')
      expect(zone?.parkingCodes).toContain(properties.code)
      expect(properties.zone?.prices.length).toBeGreaterThan(0)
    }
    const used = new Set(map.features.map((each) => each.properties.zone?.zonenumber))
    for (const zone of zones) expect(used).toContain(zone.number)
  })

  it('is the same for the same hour, and adds up', () => {
    const again = buildCityMap(city, buildTown(city), buildZones(city), NOON)
    expect(again).toEqual(map)
    const spaces = map.features.flatMap((feature) => feature.properties.spaces ?? [])
    for (const { total, free, fordisabled } of spaces) {
      expect(free >= 0 && free <= total && fordisabled <= total).toBe(true)
    }
    expect(map.overAll.free).toBe(spaces.reduce((sum, each) => sum + each.free, 0))
    expect(map.overAll.total).toBe(spaces.reduce((sum, each) => sum + each.total, 0))
  })

  it('shows other free spaces at another hour, and more at night where people work', () => {
    const night = buildCityMap(city, town, zones, NOON + 14 * 3_600_000)
    expect(night.times.updated).toBe('2026-11-21 02:00:00')
    const roadside = (features: readonly WireMapFeature[]) =>
      features
        .filter((feature) => feature.properties.category === 'roadside')
        .reduce((sum, feature) => sum + (feature.properties.spaces?.free ?? 0), 0)
    expect(roadside(night.features)).toBeGreaterThan(2 * roadside(map.features))
  })
})
