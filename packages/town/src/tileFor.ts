// oxlint-disable-next-line typescript/triple-slash-reference -- whoever checks this file needs the types too
/// <reference path="./vt-pbf.d.ts" />
import type { Feature } from 'geojson'
import GeoJSONVT, { type LegacyTile } from 'geojson-vt'
import { fromGeojsonVt } from 'vt-pbf'
import type { Town } from './buildTown.ts'
import { shortbreadLayers, type TileLayer } from './shortbreadLayers.ts'

/** The zooms at which there are tiles: as far as the schema goes, nearer ones are drawn of the last. */
export const TILE_ZOOMS = { min: 10, max: 14 }

const DETAIL = {
  extent: 4096,
  maxZoom: TILE_ZOOMS.max,
  indexMaxZoom: 13,
  tolerance: 3,
  buffer: 96,
}

type Features = LegacyTile['features']
type Index = (zoom: number, x: number, y: number) => Features

const indexes = new WeakMap<Town, Map<TileLayer, Index>>()
const CACHE_SIZE = 512
const cache = new Map<string, Uint8Array | null>()

/**
 * Cuts a vector tile of a town's base map, in the words of Shortbread 1.0.
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
  const layers: Record<string, { features: Features }> = {}
  for (const layer of shortbreadLayers) {
    if (z < layer.fromZoom) continue
    const features = indexOf(town, layer)(z, x, y)
    if (features.length === 0) continue
    layers[layer.name] = { features: [...(layers[layer.name]?.features ?? []), ...features] }
  }
  if (Object.keys(layers).length === 0) return null
  return fromGeojsonVt(layers, { version: 2, extent: DETAIL.extent })
}

/** A layer is indexed when it is asked for: what a zoom does not show is not indexed for it. */
function indexOf(town: Town, layer: TileLayer): Index {
  const ofTown = indexes.get(town) ?? new Map<TileLayer, Index>()
  indexes.set(town, ofTown)
  const index = ofTown.get(layer) ?? cutterOf(layer.featuresOf(town))
  ofTown.set(layer, index)
  return index
}

function cutterOf(features: readonly Feature[]): Index {
  const cutter = new GeoJSONVT({ type: 'FeatureCollection', features: [...features] }, DETAIL)
  return (z, x, y) => cutter.getTile(z, x, y)?.features ?? []
}
