// oxlint-disable-next-line typescript/triple-slash-reference -- whoever checks this file needs the types too
/// <reference path="./vt-pbf.d.ts" />
import GeoJSONVT, { type LegacyTile } from 'geojson-vt'
import { fromGeojsonVt } from 'vt-pbf'
import { TOWN_LAYERS, type Town, type TownFeature, type TownLayer } from './buildTown.ts'

/** The zooms at which there are tiles. */
export const TILE_ZOOMS = { min: 10, max: 20 }

const DETAIL = { extent: 4096, maxZoom: 20, indexMaxZoom: 13, tolerance: 3, buffer: 96 }

/** From which zoom on a kind of feature is worth its bytes. */
const FROM_ZOOM: Readonly<Record<TownLayer, number>> = {
  landuse: 10,
  park: 10,
  water: 10,
  street: 10,
  label: 10,
  building: 14,
}

/** Small streets only count closer up. */
const STREETS_FROM_ZOOM: readonly (readonly [zoom: number, kinds: readonly string[]])[] = [
  [10, ['highway', 'main', 'rail']],
  [12, ['secondary', 'quay']],
  [13, ['minor']],
  [14, ['path']],
]

type Index = (zoom: number, x: number, y: number) => LegacyTile['features']

const indexes = new WeakMap<Town, Map<TownLayer, Index>>()
const CACHE_SIZE = 512
const cache = new Map<string, Uint8Array | null>()

/**
 * Cuts a vector tile of a town's base map.
 *
 * @returns the tile (protocol buffers, not compressed), or `null` where there is nothing to show
 */
export function tileFor(town: Town, z: number, x: number, y: number): Uint8Array | null {
  if (!isTile(z, x, y)) return null
  const key = `${town.city.id}/${z}/${x}/${y}`
  const known = cache.get(key)
  if (known !== undefined) {
    // The order of a Map is that of insertion: what was asked for last stands last.
    cache.delete(key)
    cache.set(key, known)
    return known
  }
  const tile = cut(town, z, x, y)
  cache.set(key, tile)
  const oldest = cache.keys().next()
  if (cache.size > CACHE_SIZE && !oldest.done) cache.delete(oldest.value)
  return tile
}

function isTile(z: number, x: number, y: number): boolean {
  if (![z, x, y].every(Number.isInteger)) return false
  if (z < TILE_ZOOMS.min || z > TILE_ZOOMS.max) return false
  return x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z
}

function cut(town: Town, z: number, x: number, y: number): Uint8Array | null {
  const layers: Record<string, LegacyTile> = {}
  let filled = false
  for (const layer of TOWN_LAYERS) {
    if (z < FROM_ZOOM[layer]) continue
    const features = indexOf(town, layer)(z, x, y)
    if (features.length === 0) continue
    layers[layer] = { features }
    filled = true
  }
  return filled ? fromGeojsonVt(layers, { version: 2, extent: DETAIL.extent }) : null
}

function indexOf(town: Town, layer: TownLayer): Index {
  let ofTown = indexes.get(town)
  if (!ofTown) {
    ofTown = new Map()
    indexes.set(town, ofTown)
  }
  let index = ofTown.get(layer)
  if (!index) {
    index = layer === 'street' ? streetIndex(town.layer('street')) : plainIndex(town.layer(layer))
    ofTown.set(layer, index)
  }
  return index
}

function plainIndex(features: readonly TownFeature[]): Index {
  const cutter = new GeoJSONVT({ type: 'FeatureCollection', features: [...features] }, DETAIL)
  return (z, x, y) => cutter.getTile(z, x, y)?.features ?? []
}

/** Streets by importance: what a zoom does not show is not indexed for it. */
function streetIndex(features: readonly TownFeature[]): Index {
  const groups = STREETS_FROM_ZOOM.map(([zoom, kinds]) => ({
    zoom,
    index: plainIndex(features.filter((feature) => kinds.includes(feature.properties.kind))),
  }))
  return (z, x, y) =>
    groups
      .filter((group) => z >= group.zoom)
      .toReversed()
      .flatMap((group) => group.index(z, x, y))
}
