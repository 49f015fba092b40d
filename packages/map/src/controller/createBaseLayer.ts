import type { ArchiveMapSource, City, VectorMapSource } from '@parking/domain'
import type { Language } from '@parking/runtime'
import type { Extent } from 'ol/extent.js'
import ImageTile from 'ol/ImageTile.js'
import TileLayer from 'ol/layer/Tile.js'
import XYZ from 'ol/source/XYZ.js'
import type Tile from 'ol/Tile.js'
import TileState from 'ol/TileState.js'
import { expandUrl, pickUrl, renderXYZTemplate } from 'ol/uri.js'
import { createTileDrawer, type TileDrawer } from '../base/createTileDrawer.ts'
import type { TilePictures, TileRequest } from '../base/drawTile.ts'
import { tileSize } from '../base/tileSize.ts'
import { baseColours } from '../look/baseColours.ts'
import type { Scheme } from '../look/markerLook.ts'

/** A base map and how its look is changed. */
export interface BaseLayer {
  /** The ground, and where they can be told apart the names, which lie above zones and kerbs. */
  readonly layers: readonly TileLayer[]
  readonly setLook: (scheme: Scheme, language: Language) => void
  readonly destroy: () => void
}

/** Nearer tiles are drawn from their ancestor: both public schemas end at this zoom. */
const usualMaxZoom = 14
const nearestDrawn = 19

/** Above zones and the lines of kerbs, below every marker. */
const namesAbove = 12

/** A tile drawn large takes some megabytes: as many are kept as two screens need. */
const cacheSize = 28

/** Makes the base map that a city's file names. */
export function createBaseLayer(source: City['mapSource'], extent: Extent): BaseLayer {
  return source.kind === 'xyz' ? rasterLayer(source.url, extent) : vectorLayer(source, extent)
}

type DrawnMapSource = VectorMapSource | ArchiveMapSource

function vectorLayer(source: DrawnMapSource, extent: Extent): BaseLayer {
  const ground = new TileLayer<XYZ>({ extent, cacheSize })
  const names = new TileLayer<XYZ>({ extent, cacheSize, zIndex: namesAbove })
  const drawer = createTileDrawer()
  return {
    layers: [ground, names],
    setLook: (scheme, language) => {
      const colours = baseColours[scheme]
      const draw = drawnOnce(drawer, source, { colours, language })
      ground.setBackground(colours.ground)
      ground.setSource(drawnSource('ground', draw))
      names.setSource(drawnSource('names', draw))
    },
    destroy: drawer.destroy,
  }
}

type DrawTile = (at: readonly number[]) => Promise<TilePictures<HTMLCanvasElement>>

/** As sharp as the screen. */
const ratio = (): number => Math.min(2, window.devicePixelRatio)

/** Draws each tile once: the layer that asks second gets what was drawn for the first. */
function drawnOnce(
  drawer: TileDrawer,
  source: DrawnMapSource,
  look: Omit<TileRequest['look'], 'zoom'>,
): DrawTile {
  const { schema, maxZoom = usualMaxZoom } = source
  const addressOf = tileAddresses(source)
  const drawn = new Map<string, ReturnType<DrawTile>>()
  const requestOf = ([z = 0, x = 0, y = 0]: readonly number[]): TileRequest => {
    const divisions = 2 ** Math.max(0, z - maxZoom)
    const at = [Math.min(z, maxZoom), Math.floor(x / divisions), Math.floor(y / divisions)] as const
    return {
      address: addressOf(at),
      schema,
      crop: { divisions, column: x % divisions, row: y % divisions },
      // OpenLayers counts zooms by tiles of half this size.
      look: { ...look, zoom: z + 1 },
      ratio: ratio(),
    }
  }
  return (at) => {
    const key = at.join('/')
    const known = drawn.get(key)
    if (known !== undefined) {
      drawn.delete(key)
      return known
    }
    const coming = drawer.draw(requestOf(at))
    drawn.set(key, coming)
    const [oldest] = drawn.keys()
    if (drawn.size > cacheSize && oldest !== undefined) drawn.delete(oldest)
    return coming
  }
}

/** Tells where each tile of a source is, as the worker asks for it: it has no address of a page. */
function tileAddresses({ kind, url }: DrawnMapSource) {
  const whole = (address: string): string => new URL(address, window.location.href).href
  const templates = expandUrl(url)
  return (at: readonly [z: number, x: number, y: number]): TileRequest['address'] =>
    kind === 'pmtiles'
      ? { kind, url: whole(url), at }
      : { kind, url: whole(renderXYZTemplate(pickUrl(templates, ...at), ...at)) }
}

/** The pictures of one kind that are drawn from vector tiles. */
function drawnSource(kind: keyof TilePictures<unknown>, draw: DrawTile): XYZ {
  return new XYZ({
    maxZoom: nearestDrawn,
    tileSize,
    tilePixelRatio: ratio(),
    transition: 0,
    wrapX: false,
    tileUrlFunction: (at) => at.join('/'),
    tileLoadFunction: (tile) =>
      void load(tile, async () => {
        const pictures = await draw(tile.getTileCoord())
        return pictures[kind]
      }),
  })
}

async function load(tile: Tile, draw: () => Promise<HTMLCanvasElement>): Promise<void> {
  try {
    const picture = await draw()
    if (tile instanceof ImageTile) tile.setImage(picture)
  } catch {
    tile.setState(TileState.ERROR)
  }
}

function rasterLayer(url: string, extent: Extent): BaseLayer {
  const source = new XYZ({ url, maxZoom: 19, transition: 0, wrapX: false })
  const layer = new TileLayer<XYZ>({ extent, source })
  return {
    layers: [layer],
    setLook: (scheme) => {
      layer.setBackground(baseColours[scheme].ground)
      // Pictures come in daylight only; dimmed, they do not glare at night.
      layer.setOpacity(scheme === 'dark' ? 0.55 : 1)
    },
    destroy: () => {},
  }
}
