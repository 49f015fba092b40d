import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { buildTown } from './buildTown.ts'
import { sampleCities } from './sampleCities.ts'
import { TILE_ZOOMS, tileFor } from './tileFor.ts'

interface Reader {
  layers: Record<string, { length: number; extent: number; feature(at: number): ReadFeature }>
}
interface ReadFeature {
  properties: Record<string, unknown>
  toGeoJSON(x: number, y: number, z: number): { geometry: { coordinates: unknown } }
}

// The reader comes with vt-pbf: found from where that stands.
const ofWriter = createRequire(createRequire(import.meta.url).resolve('vt-pbf'))
const { VectorTile }: { VectorTile: new (source: unknown) => Reader } =
  ofWriter('@mapbox/vector-tile')
const Pbf: new (bytes: Uint8Array) => unknown = ofWriter('pbf')

function addressOf([lon, lat]: readonly [number, number], z: number) {
  const angle = (lat * Math.PI) / 180
  const x = Math.floor(((lon + 180) / 360) * 2 ** z)
  const turned = Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI
  return { x, y: Math.floor(((1 - turned) / 2) * 2 ** z) }
}

/** From which zoom on Shortbread 1.0 has the kinds of its layers, of those that a town may need. */
const kinds: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ocean: { sea: 0 },
  water_polygons: { river: 4, water: 4 },
  water_polygons_labels: { river: 4 },
  land: {
    forest: 7,
    residential: 10,
    commercial: 10,
    industrial: 10,
    farmland: 10,
    allotments: 11,
    park: 11,
    garden: 11,
  },
  street_polygons: { pedestrian: 14 },
  streets: {
    trunk: 6,
    primary: 8,
    rail: 8,
    secondary: 9,
    tertiary: 10,
    residential: 12,
    footway: 13,
  },
  street_labels: { trunk: 12, primary: 12, secondary: 13, tertiary: 13, residential: 14 },
  place_labels: { city: 6, suburb: 10, locality: 10 },
  public_transport: { station: 13, bus_station: 13 },
}
/** Layers whose features have no kind. */
const inLayer: Readonly<Record<string, number>> = { buildings: 14, pois: 14 }

const town = buildTown(sampleCities.kazan)

function read(z: number, x: number, y: number): Reader {
  const bytes = tileFor(town, z, x, y)
  if (!bytes) throw new Error(`no tile at ${z}/${x}/${y}`)
  return new VectorTile(new Pbf(bytes))
}

describe('a tile in the middle of the town', () => {
  it.each([10, 12, 13, 14])('is readable at zoom %i', (z) => {
    const { x, y } = addressOf(sampleCities.kazan.center, z)
    const { layers } = read(z, x, y)
    expect(Object.keys(layers)).toContain('streets')
    expect(Object.keys(layers).includes('buildings')).toBe(z >= 14)
    for (const layer of Object.values(layers)) expect(layer.extent).toBe(4096)
  })

  it('names everything in both languages', () => {
    const { x, y } = addressOf(sampleCities.kazan.center, 13)
    const { layers } = read(13, x, y)
    const named = Object.values(layers)
      .flatMap((layer) => Array.from({ length: layer.length }, (_, at) => layer.feature(at)))
      .filter(({ properties }) => properties['name'] !== undefined)
    expect(named.length).toBeGreaterThan(50)
    for (const { properties } of named) expect(properties['name_en']).toMatch(/^[\w\s'-]+$/u)
  })

  it('puts the city where it is', () => {
    const { x, y } = addressOf(sampleCities.kazan.center, 12)
    const label = read(12, x, y).layers['place_labels']
    const features = Array.from({ length: label?.length ?? 0 }, (_, at) => label?.feature(at))
    const city = features.find((feature) => feature?.properties['kind'] === 'city')
    expect(city?.properties['name']).toBe('Казань')
    const coordinates = city?.toGeoJSON(x, y, 12).geometry.coordinates
    expect(coordinates).toEqual([expect.closeTo(49.112, 4), expect.closeTo(55.794, 4)])
  })

  it('has small streets only closer up', () => {
    const kindsAt = (z: number) => {
      const { x, y } = addressOf(sampleCities.kazan.center, z)
      const layer = read(z, x, y).layers['streets']
      return new Set(
        Array.from(
          { length: layer?.length ?? 0 },
          (_, at) => layer?.feature(at).properties['kind'],
        ),
      )
    }
    expect(kindsAt(11).has('residential')).toBe(false)
    expect(kindsAt(13).has('residential')).toBe(true)
  })

  it('goes as close as the schema does', () => {
    const { x, y } = addressOf(sampleCities.kazan.center, TILE_ZOOMS.max)
    expect(tileFor(town, TILE_ZOOMS.max, x, y)).not.toBeNull()
  })

  it.each([10, 11, 12, 13, 14])('speaks Shortbread and nothing else at zoom %i', (z) => {
    const { x, y } = addressOf(sampleCities.kazan.center, z)
    for (const [name, layer] of Object.entries(read(z, x, y).layers)) {
      for (let at = 0; at < layer.length; at++) {
        const { kind } = layer.feature(at).properties
        const from = typeof kind === 'string' ? kinds[name]?.[kind] : inLayer[name]
        expect(from).toBeLessThanOrEqual(z)
      }
    }
  })

  it('is the same when it is asked for again', () => {
    const { x, y } = addressOf(sampleCities.kazan.center, 14)
    expect(tileFor(town, 14, x, y)).toBe(tileFor(town, 14, x, y))
  })
})

it.each([
  ['far from the city', 14, 0, 0],
  ['too far away', 9, 325, 159],
  ['too close up', 15, 20_854, 10_237],
  ['beyond the world', 12, 5000, 1],
  ['negative', 12, -1, 1],
  ['no whole number', 12, 2606.5, 1279],
])('there is no tile %s', (_, z, x, y) => {
  expect(tileFor(town, z, x, y)).toBeNull()
})
