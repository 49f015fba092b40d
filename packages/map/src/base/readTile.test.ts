import { PbfWriter } from 'pbf'
import { expect, it } from 'vitest'
import { cropTile, readTile } from './readTile.ts'
import { tileSize } from './tileSize.ts'

const whole = { divisions: 1, column: 0, row: 0 }
const extent = 4096

interface Written {
  readonly shape: 'point' | 'line'
  /** In parts of the tile's extent. */
  readonly path: readonly (readonly [x: number, y: number])[]
  readonly properties: Readonly<Record<string, string | number>>
}

/** Writes a tile by the Mapbox vector tile specification, 2.1: streets where there are lines, else places. */
function tileOf(...features: readonly Written[]): Uint8Array {
  const tile = new PbfWriter()
  tile.writeMessage(3, writeLayer, features)
  return tile.finish()
}

function writeLayer(features: readonly Written[], layer: PbfWriter): void {
  const entries = features.flatMap(({ properties }) => Object.entries(properties))
  layer.writeVarintField(15, 2)
  layer.writeStringField(1, features[0]?.shape === 'line' ? 'streets' : 'place_labels')
  layer.writeVarintField(5, extent)
  for (const [key] of entries) layer.writeStringField(3, key)
  for (const [, value] of entries) layer.writeMessage(4, writeValue, value)
  let first = 0
  for (const feature of features) {
    layer.writeMessage(2, writeFeature, { feature, first })
    first += Object.keys(feature.properties).length
  }
}

function writeValue(value: string | number, to: PbfWriter): void {
  if (typeof value === 'string') to.writeStringField(1, value)
  else to.writeVarintField(5, value)
}

function writeFeature(written: { feature: Written; first: number }, to: PbfWriter): void {
  const { shape, path, properties } = written.feature
  const tags = Object.keys(properties).flatMap((_, at) => [written.first + at, written.first + at])
  to.writePackedVarint(2, tags)
  to.writeVarintField(3, shape === 'point' ? 1 : 2)
  const steps = path.flatMap(([x, y], at) => {
    const [lastX, lastY] = path[at - 1] ?? [0, 0]
    return [zigzag(x - lastX), zigzag(y - lastY)]
  })
  const lines = path.length > 1 ? [((path.length - 1) << 3) | 2] : []
  to.writePackedVarint(4, [(1 << 3) | 1, ...steps.slice(0, 2), ...lines, ...steps.slice(2)])
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31)
}

const place = (x: number, y: number, name: string | number): Written => ({
  shape: 'point',
  path: [[x, y]],
  properties: { kind: 'city', name },
})

const street = (...path: readonly (readonly [x: number, y: number])[]): Written => ({
  shape: 'line',
  path,
  properties: { kind: 'primary', name: 'Улица', name_en: 'Street', lanes: 4 },
})

const cropOf = (bytes: Uint8Array, crop = whole) => cropTile(readTile(bytes, 'shortbread'), crop)

it('reads names, kinds and pixels of the page', () => {
  expect(cropOf(tileOf(street([2048, 1024], [4096, 0])))).toEqual([
    {
      layer: 'street',
      kind: 'main',
      name: 'Улица',
      nameEn: 'Street',
      shape: 'line',
      paths: [
        [
          [tileSize / 2, tileSize / 4],
          [tileSize, 0],
        ],
      ],
    },
  ])
})

it('magnifies a part of a tile and leaves out what lies elsewhere', () => {
  const bytes = tileOf(place(2560, 2040, 'here'), place(100, 100, 'there'))
  const found = cropOf(bytes, { divisions: 4, column: 2, row: 1 })
  expect(found.map(({ name }) => name)).toEqual(['here'])
  expect(found[0]?.paths).toEqual([[[tileSize / 2, tileSize - 4]]])
})

it('keeps what reaches in from beyond the edge', () => {
  expect(cropOf(tileOf(street([-50, 2000], [-10, 2100])))).toHaveLength(1)
})

it('takes what is no text for no name', () => {
  expect(cropOf(tileOf(place(9, 9, 5)))[0]).toMatchObject({ name: '', nameEn: '' })
})

it('refuses what is no tile', () => {
  const page = new TextEncoder().encode('<html>not a tile</html>')
  expect(() => readTile(page, 'shortbread')).toThrow(Error)
})
