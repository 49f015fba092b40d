import type { BaseColours } from '../look/baseColours.ts'
import { streetRank } from './baseStyle.ts'
import type { TileFeature, TilePoint } from './readTile.ts'

/** A name that wants to be written. */
export interface Label {
  readonly text: string
  readonly font: string
  /** Pixels of the page that the writing is high. */
  readonly height: number
  readonly colour: string
  /** The point that it stands at, or the line that it follows. */
  readonly along: readonly TilePoint[]
}

const family = 'system-ui, sans-serif'
const large = { font: `600 15px ${family}`, height: 15 }
const medium = { font: `500 13px ${family}`, height: 13 }
const tiny = { font: `10px ${family}`, height: 10 }
const small = { font: `500 12px ${family}`, height: 12 }

/** Nearer than this everybody knows which city it is. */
const cityUntilZoom = 14

/** The names of places, the most important first. */
const places = ['city', 'suburb', 'water', 'park', 'place']

/** House numbers come last, and only where houses are large enough to bear them. */
const housesFromZoom = 17

/**
 * The names of a tile at a zoom of the map, the most important first. Where there is none in the
 * language, another one's is better than none.
 */
export function labelsOf(
  features: readonly TileFeature[],
  zoom: number,
  colours: BaseColours,
  language: 'ru' | 'en',
): readonly Label[] {
  const named = features.flatMap((feature) => {
    const { name, nameEn, kind } = feature
    const text = language === 'en' ? nameEn || name : name || nameEn
    const rank = rankOf(feature, zoom)
    if (text === '' || rank === null) return []
    const look = feature.shape === 'point' ? placeLook(kind, colours) : streetLook(colours)
    return feature.paths.map((along) => ({ rank, label: { ...look, text, along } }))
  })
  return named.sort((one, other) => one.rank - other.rank).map(({ label }) => label)
}

/** What is written first has the lower rank; null is not written at all. */
function rankOf({ layer, kind, shape }: TileFeature, zoom: number): number | null {
  if (layer === 'label' && kind === 'house') return zoom < housesFromZoom ? null : 200
  if (layer === 'label' && shape === 'point') {
    const isShown = places.includes(kind) && (kind !== 'city' || zoom <= cityUntilZoom)
    return isShown ? places.indexOf(kind) : null
  }
  const isStreet = layer === 'street' || layer === 'streetName'
  if (!isStreet || shape !== 'line' || zoom < streetFromZoom(kind)) return null
  return 100 - streetRank(kind)
}

function streetFromZoom(kind: string): number {
  if (kind === 'highway' || kind === 'main') return 13
  return kind === 'minor' ? 16 : 15
}

function streetLook({ text }: BaseColours) {
  return { ...small, colour: text }
}

function placeLook(kind: string, { text, waterText, parkText }: BaseColours) {
  if (kind === 'house') return { ...tiny, colour: text }
  if (kind === 'water') return { ...medium, colour: waterText }
  if (kind === 'park') return { ...small, colour: parkText }
  return { ...(kind === 'place' ? small : large), colour: text }
}
