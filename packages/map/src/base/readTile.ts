import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { readMeaning, readNames, type TileSchema, type TileShape } from './tileSchema.ts'
import { tileSize } from './tileSize.ts'

/** A point of a tile, in pixels of the page from the tile's left upper corner. */
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

/** The part of a tile that is to be seen: nearer than there are tiles, their parts are magnified. */
export interface TilePart {
  /** How many parts stand side by side in the tile: 1 is the whole tile. */
  readonly parts: number
  readonly column: number
  readonly row: number
}

/** Pixels beyond the edges from which something may still reach into the tile. */
const beyond = 40

const shapes = [null, 'point', 'line', 'area'] as const

/**
 * Reads a vector tile; what the map does not show or does not reach into the wanted
 * part is left out.
 *
 * @throws {Error} when the bytes are no vector tile
 */
export function readTile(
  bytes: Uint8Array,
  part: TilePart,
  schema: TileSchema,
): readonly TileFeature[] {
  const { layers } = new VectorTile(new PbfReader(bytes))
  return Object.values(layers).flatMap((layer) =>
    Array.from({ length: layer.length }, (_, at) => layer.feature(at)).flatMap(
      (feature) => read(feature, layer.name, part, schema) ?? [],
    ),
  )
}

function read(
  feature: VectorTileFeature,
  layer: string,
  part: TilePart,
  schema: TileSchema,
): TileFeature | null {
  const shape = shapes[feature.type] ?? null
  if (shape === null) return null
  const meaning = readMeaning(schema, layer, shape, feature.properties)
  if (meaning === null) return null
  const scale = (tileSize * part.parts) / feature.extent
  const [left, top] = [part.column * tileSize, part.row * tileSize]
  const paths = feature
    .loadGeometry()
    .map((path) => path.map(({ x, y }): TilePoint => [x * scale - left, y * scale - top]))
    .filter(reachesIn)
  if (paths.length === 0) return null
  return { ...meaning, shape, paths, ...readNames(feature.properties) }
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
