import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { readMeaning, readNames, type TileSchema, type TileShape } from './tileSchema.ts'
import { tileSize } from './tileSize.ts'

/** A point of a tile, from its left upper corner: in pixels of the page, or in widths of the tile. */
export type TilePoint = readonly [x: number, y: number]

/** Something that a tile of the base map shows. */
export interface TileFeature {
  readonly layer: string
  readonly kind: string
  readonly name: string
  readonly nameEn: string
  readonly shape: TileShape
  readonly paths: readonly (readonly TilePoint[])[]
}

/** What of a tile is to be seen: nearer than there are tiles, crops of them are magnified. */
export interface TileCrop {
  /** How many crops stand side by side in the tile: 1 is the whole tile. */
  readonly divisions: number
  readonly column: number
  readonly row: number
}

/** Pixels beyond the edges from which something may still reach into the tile. */
const beyond = 40

const shapes = [null, 'point', 'line', 'area'] as const

/**
 * Reads a vector tile, in widths of the tile; what the map does not show is left out.
 *
 * @throws {Error} when the bytes are no vector tile
 */
export function readTile(bytes: Uint8Array, schema: TileSchema): readonly TileFeature[] {
  const { layers } = new VectorTile(new PbfReader(bytes))
  return Object.values(layers).flatMap((layer) =>
    Array.from({ length: layer.length }, (_, at) => layer.feature(at)).flatMap(
      (feature) => read(feature, layer.name, schema) ?? [],
    ),
  )
}

function read(feature: VectorTileFeature, layer: string, schema: TileSchema): TileFeature | null {
  const { extent } = feature
  const shape = shapes[feature.type] ?? null
  if (shape === null) return null
  const meaning = readMeaning(schema, layer, shape, feature.properties)
  if (meaning === null) return null
  const paths = feature
    .loadGeometry()
    .map((path) => path.map(({ x, y }): TilePoint => [x / extent, y / extent]))
  return { ...meaning, shape, paths, ...readNames(feature.properties) }
}

/** Cuts out what reaches into a crop of a tile, in pixels of the page. */
export function cropTile(
  features: readonly TileFeature[],
  { divisions, column, row }: TileCrop,
): readonly TileFeature[] {
  const size = tileSize * divisions
  const [left, top] = [column * tileSize, row * tileSize]
  return features.flatMap((feature) => {
    const paths = feature.paths
      .map((path) => path.map(([x, y]): TilePoint => [x * size - left, y * size - top]))
      .filter(reachesIn)
    return paths.length === 0 ? [] : [{ ...feature, paths }]
  })
}

function reachesIn(path: readonly TilePoint[]): boolean {
  const [first, end] = [-beyond, tileSize + beyond]
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of path) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return right >= first && left <= end && bottom >= first && top <= end
}
