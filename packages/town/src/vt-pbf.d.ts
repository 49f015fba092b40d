declare module 'vt-pbf' {
  import type { LegacyTile } from 'geojson-vt'

  /** Writes layers that geojson-vt cut as a vector tile. */
  export function fromGeojsonVt(
    layers: Record<string, LegacyTile>,
    options?: { version?: number; extent?: number },
  ): Uint8Array
}
