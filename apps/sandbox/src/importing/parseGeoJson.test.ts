import { describe, expect, it } from 'vitest'
import { buildCityMap } from '../cityMap/buildCityMap.ts'
import { buildZones } from '../zones/buildZones.ts'
import { buildTown } from '@parking/town'
import { sampleCities } from '@parking/town/sampleCities'
import { parseGeoJson } from './parseGeoJson.ts'
import { describeProblem } from './ImportProblem.ts'

const city = sampleCities.kazan

const point = { type: 'Point', coordinates: [49.11, 55.79] }
const parking = { objecttype: 'parkings', category: 'roadside', code: '10101' }

function feature(geometry: unknown, properties: unknown = parking, id?: string) {
  return { type: 'Feature', ...(id !== undefined && { id }), geometry, properties }
}

function file(...features: unknown[]): string {
  return JSON.stringify({ type: 'FeatureCollection', features })
}

function problemsOf(text: string): string[] {
  const result = parseGeoJson(text, city)
  return result.ok ? [] : result.problems.map(describeProblem)
}

describe('accepted', () => {
  it('the map that the sandbox makes itself', () => {
    const map = buildCityMap(city, buildTown(city), buildZones(city), 0)
    const result = parseGeoJson(JSON.stringify(map), city)
    expect(result).toMatchObject({ ok: true, features: { length: map.features.length } })
  })

  it('a zone with its prices and the parkings that name it', () => {
    const zone = {
      zonenumber: 101,
      prices: [
        { type: 'default', interval: { from: '08:00:00', to: '19:00:00' }, price: '100.00' },
        { type: 'default', daycode: -2, price: 5 },
      ],
    }
    const result = parseGeoJson(file(feature(point, { ...parking, zone })), city)
    expect(result.ok && result.zones).toEqual([
      {
        number: '101',
        name: 'Зона 101',
        tariff: {
          prices: [{ dayType: 'default', from: '08:00:00', to: '19:00:00', hourlyPrice: 10_000 }],
        },
        parkingCodes: ['10101'],
      },
    ])
  })

  it('tags in a text, letter by letter', () => {
    const name = '<img src=x onerror=alert(1)>'
    const result = parseGeoJson(file(feature(point, { ...parking, name })), city)
    expect(result.ok && result.features[0]?.properties.name).toBe(name)
  })

  it('a byte order mark, null fields and unknown fields', () => {
    const odd = feature(point, { ...parking, name: null, spaces: null, colour: 'red' }, 'p')
    const result = parseGeoJson(`\uFEFF${file(odd)}`, city)
    expect(result.ok && result.features).toEqual([feature(point, parking, 'p')])
  })
})

const square = [
  [49.1, 55.79],
  [49.11, 55.79],
  [49.11, 55.8],
  [49.1, 55.79],
]

describe('rejected', () => {
  it.each<[name: string, text: string, message: RegExp]>([
    ['no JSON', '{"type": "Feat', /^file: it is not JSON .* saved completely/],
    ['an array', '[]', /^file: it is not a FeatureCollection/],
    ['no features', file(), /^file: it has no features/],
    [
      'metres',
      '{"type":"FeatureCollection","crs":{"properties":{"name":"EPSG:3857"}},"features":[]}',
      /^file: its coordinates are in .*4326/,
    ],
    ['null', file(null), /^feature 0: it is null, not a Feature/],
    ['no geometry', file(feature(null)), /^feature 0: it has no geometry/],
    [
      'swapped coordinates',
      file(feature(point), feature({ type: 'Point', coordinates: [55.79, 49.11] }, parking, 'm-2')),
      /^feature 1 \(id m-2\): .*outside the city\. Latitude and longitude look swapped/,
    ],
    [
      'another city',
      file(feature({ type: 'Point', coordinates: [37.6, 55.75] })),
      /outside the city\. The city lies between/,
    ],
    [
      'coordinates in metres',
      file(feature({ type: 'Point', coordinates: [5_467_000, 7_520_000] })),
      /not in degrees/,
    ],
    [
      'text as a coordinate',
      file(feature({ type: 'Point', coordinates: ['49', 55] })),
      /two numbers/,
    ],
    ['a line of one', file(feature({ type: 'LineString', coordinates: [[49.1, 55.79]] })), /two/],
    [
      'an open ring',
      file(feature({ type: 'Polygon', coordinates: [[...square.slice(0, 3), [49.1, 55.8]]] })),
      /not closed/,
    ],
    [
      'a flat ring',
      file(
        feature({ type: 'Polygon', coordinates: [[square[0], square[1], square[1], square[0]]] }),
      ),
      /no area/,
    ],
    ...[
      // Flat but for the rounding of its numbers, and flat but for the rounding of the file.
      [
        [49.1127, 55.7548],
        [49.1131, 55.7552],
        [49.113101, 55.755201],
      ],
      [
        [49.1127, 55.7548],
        [49.1131, 55.7552],
        [49.1129, 55.75500005],
      ],
    ].map((ring): [string, string, RegExp] => [
      `a ring that only rounding widens: ${JSON.stringify(ring)}`,
      file(feature({ type: 'Polygon', coordinates: [[...ring, ring[0]]] })),
      /no area/,
    ]),
    ['a short ring', file(feature({ type: 'Polygon', coordinates: [square.slice(1)] })), /fewer/],
    ['a polygon of none', file(feature({ type: 'Polygon', coordinates: [] })), /no rings/],
    ['a multi polygon', file(feature({ type: 'MultiPolygon', coordinates: [] })), /split/],
    ['no properties', file(feature(point, null)), /no properties/],
    ['no type', file(feature(point, {})), /objecttype is missing\. Use one of: parkings/],
    ['a parking without category', file(feature(point, { objecttype: 'parkings' })), /roadside/],
    ['spaces below none', file(feature(point, { ...parking, spaces: { total: -1 } })), /whole/],
    [
      'more free than there are',
      file(feature(point, { ...parking, spaces: { total: 1, free: 2 } })),
      /No more can be free/,
    ],
    ['a zone without number', file(feature(point, { ...parking, zone: {} })), /zonenumber/],
    [
      'a price that is no number',
      file(feature(point, { ...parking, zone: { zonenumber: '1', prices: [{ price: 'x' }] } })),
      /roubles an hour/,
    ],
    [
      'hours that are none',
      file(
        feature(point, {
          ...parking,
          zone: { zonenumber: '1', prices: [{ price: 1, interval: { from: '25:00' } }] },
        }),
      ),
      /HH:mm:ss/,
    ],
    [
      'prices that overlap',
      file(
        feature(point, {
          ...parking,
          zone: {
            zonenumber: '7',
            prices: [
              { price: 1, interval: { from: '08:00:00', to: '12:00:00' } },
              { price: 2, interval: { from: '11:00:00', to: '13:00:00' } },
            ],
          },
        }),
      ),
      /^file: zone 7 can't be priced/,
    ],
    [
      'the same id twice',
      file(feature(point, parking, 'a'), feature(point, parking, 'a')),
      /^feature 1 \(id a\): another feature has the same id/,
    ],
    ['a long text', file(feature(point, { ...parking, name: 'x'.repeat(501) })), /Shorten/],
  ])('%s', (_, text, message) => {
    expect(problemsOf(text)).toEqual([expect.stringMatching(message)])
  })

  it('names every wrong feature, and counts those beyond fifty', () => {
    const result = parseGeoJson(file(...Array.from({ length: 70 }, () => feature(null))), city)
    expect(result).toMatchObject({ ok: false, problems: { length: 50 }, more: 20 })
  })
})
