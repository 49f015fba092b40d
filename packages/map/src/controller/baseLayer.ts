import type { City } from '@parking/domain'
import type { Language } from '@parking/runtime'
import MVT from 'ol/format/MVT.js'
import TileLayer from 'ol/layer/Tile.js'
import VectorTileLayer from 'ol/layer/VectorTile.js'
import VectorTileSource from 'ol/source/VectorTile.js'
import XYZ from 'ol/source/XYZ.js'
import type { Extent } from 'ol/extent.js'
import type { Scheme } from '../look/markerLook.ts'
import { baseColours } from '../look/baseColours.ts'
import { baseStyle } from './baseStyle.ts'

/** A base map and how its look is changed. */
export interface BaseLayer {
  readonly layer: TileLayer | VectorTileLayer
  readonly setLook: (scheme: Scheme, language: Language) => void
}

/** Tiles nearer than this zoom are drawn from their ancestor's. */
const nearestTiles = 16

/** Makes the base map that a city's file names. */
export function createBaseLayer(source: City['mapSource'], extent: Extent): BaseLayer {
  return source.kind === 'vector'
    ? vectorLayer(source.url, extent)
    : rasterLayer(source.url, extent)
}

function vectorLayer(url: string, extent: Extent): BaseLayer {
  const layer = new VectorTileLayer({
    extent,
    declutter: true,
    renderBuffer: 64,
    source: new VectorTileSource({
      url,
      format: new MVT({ idProperty: 'id' }),
      maxZoom: nearestTiles,
      transition: 0,
      wrapX: false,
    }),
  })
  return {
    layer,
    setLook: (scheme, language) => {
      layer.setBackground(baseColours[scheme].ground)
      layer.setStyle(baseStyle(scheme, language))
    },
  }
}

function rasterLayer(url: string, extent: Extent): BaseLayer {
  const source = new XYZ({ url, maxZoom: 19, transition: 0, wrapX: false })
  const layer = new TileLayer({ extent, source })
  return {
    layer,
    setLook: (scheme) => {
      layer.setBackground(baseColours[scheme].ground)
      // Pictures come in daylight only; dimmed, they do not glare at night.
      layer.setOpacity(scheme === 'dark' ? 0.55 : 1)
    },
  }
}
