import { PbfWriter } from 'pbf'
import { expect, it } from 'vitest'
import { readTile } from './readTile.ts'
import { tileSize } from './tileSize.ts'

const whole = { parts: 1, column: 0, row: 0 }
const extent = 4096

interface Written {
  readonly shape: 'point' | 'line'
  /** In parts of the tile's extent. */
  readonly path: readonly (readonly [x: number, y: number])[]
  readonly properties: Readonly<Record<string, string | number>>
}

/** Writes a tile of streets by the Mapbox vector tile specification, 2.1. */
function tileOf(...features: readonly Written[]): Uint8Array {
  const tile = new PbfWriter()
  tile.writeMessage(3, writeLayer, features)
  return tile.finish()
}

function writeLayer(features: readonly Written[], layer: PbfWriter): void {
  const entries = features.flatMap(({ properties }) => Object.entries(properties))
  layer.writeVarintField(15, 2)
  layer.writeStringField(1, 'street')
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

const point = (x: number, y: number, name: string): Written => ({
  shape: 'point',
  path: [[x, y]],
  properties: { name },
})

it('reads names, kinds and pixels of the page', () => {
  const properties = { kind: 'main', name: 'Улица', name_en: 'Street', lanes: 4 }
  const path = [
    [2048, 1024],
    [4096, 0],
  ] as const
  expect(readTile(tileOf({ shape: 'line', path, properties }), whole, 'town')).toEqual([
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
  const bytes = tileOf(point(2560, 2040, 'here'), point(100, 100, 'there'))
  const found = readTile(bytes, { parts: 4, column: 2, row: 1 }, 'town')
  expect(found.map(({ name }) => name)).toEqual(['here'])
  expect(found[0]?.paths).toEqual([[[tileSize / 2, tileSize - 4]]])
})

it('keeps what reaches in from beyond the edge', () => {
  const properties = { kind: 'main' }
  const path = [
    [-50, 2000],
    [-10, 2100],
  ] as const
  expect(readTile(tileOf({ shape: 'line', path, properties }), whole, 'town')).toHaveLength(1)
})

it('takes what is no text for no name', () => {
  const properties = { name: 5, kind: 7 }
  const [found] = readTile(tileOf({ shape: 'point', path: [[9, 9]], properties }), whole, 'town')
  expect(found).toMatchObject({ name: '', nameEn: '', kind: '' })
})

it('refuses what is no tile', () => {
  expect(() =>
    readTile(new TextEncoder().encode('<html>not a tile</html>'), whole, 'town'),
  ).toThrow(Error)
})
