import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleCities } from '@parking/town/sampleCities'
import { describe, expect, it } from 'vitest'
import { importMap } from '../cli/importMap.ts'
import { isRecord } from '../wire/input.ts'
import { parseGeoJson } from './parseGeoJson.ts'
import { writeRefused } from './writeRefused.ts'

const city = sampleCities.kazan
const point = { type: 'Point', coordinates: [49.11, 55.79] }
const parking = { objecttype: 'parkings', category: 'roadside', code: '10101', name: 'Кремль' }
const feature = (id: string, geometry: unknown, properties: unknown = parking) => ({
  type: 'Feature',
  id,
  geometry,
  properties,
})
const file = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features })
const open = {
  type: 'Polygon',
  coordinates: [
    [
      [49.1, 55.7],
      [49.2, 55.7],
      [49.2, 55.8],
      [49.1, 55.8],
    ],
  ],
}
const unpriceable = {
  ...parking,
  zone: {
    zonenumber: '7',
    prices: [
      { price: 1, interval: { from: '08:00:00', to: '12:00:00' } },
      { price: 2, interval: { from: '11:00:00', to: '13:00:00' } },
    ],
  },
}

/** What a GIS reads of the features that were left out. */
function readRefused(text: string): Record<string, unknown>[] {
  const value: unknown = JSON.parse(text)
  if (!isRecord(value) || !Array.isArray(value['features'])) throw new Error('no collection')
  return value['features'].filter(isRecord)
}

describe('an import that leaves bad features out', () => {
  it('takes the good ones and says of each other one what is wrong', () => {
    const read = parseGeoJson(file(feature('a', point), feature('b', open), 7), city, true)
    if (!read.ok) throw new Error('nothing was taken')
    expect(read.features.map(({ id }) => id)).toEqual(['a'])
    const [ring, number] = readRefused(writeRefused(read.refused))
    expect(ring).toMatchObject({
      geometry: open,
      properties: {
        name: 'Кремль',
        problem: expect.stringContaining('not closed'),
        place: 1,
        id: 'b',
      },
    })
    expect(number).toMatchObject({ geometry: null, properties: { geometry: '7', place: 2 } })
  })

  it('leaves the features of a zone out that can not be priced', () => {
    const bad = feature('b', point, unpriceable)
    const read = parseGeoJson(file(feature('a', point), bad), city, true)
    if (!read.ok) throw new Error('nothing was taken')
    expect([read.features.length, read.zones, read.refused.length]).toEqual([1, [], 1])
  })

  it.each([
    ['null', null],
    ['no numbers', { type: 'Point', coordinates: ['49', '55'] }],
    ['no coordinates', { type: 'Polygon', coordinates: [] }],
    ['a kind that nobody knows', { type: 'Circle', coordinates: [49, 55] }],
  ])('writes a geometry of %s as none, and keeps its text', (_what, geometry) => {
    const read = parseGeoJson(file(feature('a', point), feature('b', geometry)), city, true)
    if (!read.ok) throw new Error('nothing was taken')
    const [refused] = readRefused(writeRefused(read.refused))
    expect(refused).toMatchObject({ type: 'Feature', geometry: null })
    expect(JSON.stringify(refused)).toContain('problem')
  })

  it('takes nothing where nothing is good', () => {
    const read = parseGeoJson(file(feature('b', open)), city, true)
    expect(read).toMatchObject({ ok: false, hasGood: false })
  })

  it('refuses the whole file without being asked to skip, and says whether skipping helps', () => {
    const refused = (...features: unknown[]) => parseGeoJson(file(...features), city)
    const bad = feature('b', open)
    expect(refused(feature('a', point), bad)).toMatchObject({ ok: false, hasGood: true })
    expect(refused(bad)).toMatchObject({ ok: false, hasGood: false })
    const both = [feature('a', point), feature('c', point, unpriceable)]
    expect(refused(...both)).toMatchObject({ ok: false, hasGood: true })
    expect(refused(feature('c', point, unpriceable))).toMatchObject({ hasGood: false })
  })

  it('writes them beside the file, and loads the rest', () => {
    const folder = mkdtempSync(join(tmpdir(), 'import-'))
    const path = join(folder, 'map.geojson')
    writeFileSync(path, file(feature('a', point), feature('b', open)))
    const refused = join(folder, 'map.refused.geojson')
    expect(importMap(join(folder, 'sandbox.sqlite'), path, 'kazan', true)).toEqual({
      ok: true,
      features: 1,
      zones: 0,
      refused: { file: refused, count: 1 },
    })
    expect(readRefused(readFileSync(refused, 'utf8'))).toHaveLength(1)
  })
})
