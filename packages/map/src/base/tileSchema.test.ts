import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readTile } from './readTile.ts'
import { readMeaning, readNames } from './tileSchema.ts'

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name))

describe.each(['shortbread', 'openmaptiles'] as const)('a real tile of %s', (schema) => {
  const bytes = gunzipSync(fixture(`${schema}-14-9903-5116.mvt.gz`))
  const features = readTile(bytes, schema)
  const of = (layer: string) => features.filter((feature) => feature.layer === layer)

  it.each([
    ['street', 'secondary'],
    ['street', 'minor'],
    ['street', 'path'],
    ['streetName', 'secondary'],
    ['building', 'building'],
    ['park', 'park'],
    ['landuse', 'residential'],
    ['label', 'house'],
    ['label', 'place'],
  ])('has %s: %s', (layer, kind) => {
    expect(of(layer).filter((one) => one.kind === kind).length).toBeGreaterThan(0)
  })

  it('has streets with names', () => {
    const names = of('streetName')
    expect(names.map(({ name }) => name)).toContain('Ботаническая улица')
  })

  it('is the same ground in both schemas', () => {
    const other = schema === 'shortbread' ? 'openmaptiles' : 'shortbread'
    const theirs = readTile(gunzipSync(fixture(`${other}-14-9903-5116.mvt.gz`)), other)
    const named = (all: typeof features) =>
      new Set(all.flatMap(({ layer, name }) => (layer === 'streetName' && name !== '' ? name : [])))
    expect(named(theirs)).toEqual(named(features))
  })

  it('says nothing to a map that expects the other schema', () => {
    const other = schema === 'shortbread' ? 'openmaptiles' : 'shortbread'
    expect(readTile(bytes, other).filter(({ layer }) => layer === 'street')).toEqual([])
  })
})

describe('what a feature is', () => {
  it.each([
    ['shortbread', 'streets', 'line', { kind: 'tertiary' }, 'street', 'secondary'],
    ['shortbread', 'street_labels', 'line', { kind: 'residential' }, 'streetName', 'minor'],
    ['shortbread', 'land', 'area', { kind: 'forest' }, 'park', 'forest'],
    ['shortbread', 'land', 'area', { kind: 'retail' }, 'landuse', 'commercial'],
    ['shortbread', 'ocean', 'area', {}, 'water', 'sea'],
    ['shortbread', 'water_polygons', 'area', { kind: 'new' }, 'water', 'water'],
    ['shortbread', 'buildings', 'area', { dummy: 1 }, 'building', 'building'],
    ['shortbread', 'addresses', 'point', { housenumber: '7' }, 'label', 'house'],
    ['shortbread', 'place_labels', 'point', { kind: 'state_capital' }, 'label', 'city'],
    ['shortbread', 'pois', 'point', { amenity: 'theatre' }, 'label', 'place'],
    ['openmaptiles', 'transportation', 'line', { class: 'trunk' }, 'street', 'highway'],
    ['openmaptiles', 'landcover', 'area', { class: 'wood' }, 'park', 'forest'],
    [
      'openmaptiles',
      'transportation',
      'line',
      { class: 'transit', subclass: 'tram' },
      'street',
      'rail',
    ],
  ] as const)('%s: %s, %s, %j', (schema, layer, shape, properties, ours, kind) => {
    expect(readMeaning(schema, layer, shape, properties)).toEqual({ layer: ours, kind })
  })

  it.each([
    ['an unknown layer', 'volcanoes', 'area', {}],
    ['an unknown kind', 'streets', 'line', { kind: 'hyperloop' }],
    ['a kind that objects have of their own', 'streets', 'line', { kind: 'constructor' }],
    ['a kind that is no text', 'streets', 'line', { kind: 7 }],
    ['a shape that the layer does not have', 'streets', 'point', { kind: 'primary' }],
    ['a stream below the ground', 'water_lines', 'line', { kind: 'stream', tunnel: true }],
  ] as const)('is not told of %s', (_, layer, shape, properties) => {
    expect(readMeaning('shortbread', layer, shape, properties)).toBeNull()
  })
})

describe('a name', () => {
  it('comes in each language as the schema has it', () => {
    expect(readNames({ 'name:ru': 'Казань', name: 'Qazan', 'name:latin': 'Kazan' })).toEqual({
      name: 'Казань',
      nameEn: 'Kazan',
    })
    expect(readNames({ name: 'Казань', name_en: 'Kazan', name_de: 'Kasan' })).toEqual({
      name: 'Казань',
      nameEn: 'Kazan',
    })
    expect(readNames({ name: 5 })).toEqual({ name: '', nameEn: '' })
  })
})
