import type { MapObject, Position } from '@parking/domain'
import type { LayerName, MarkerKind } from './layers.ts'

/** West, south, east, north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

/** A point of the projection's square, which reaches from 0 to 1: how far east and how far south. */
export type WorldPoint = readonly [x: number, y: number]

/** What of an object is drawn besides its marker: cleaned of repeated and impossible vertices. */
export type PlaceShape =
  | { readonly kind: 'line'; readonly positions: readonly Position[] }
  | { readonly kind: 'polygon'; readonly rings: readonly (readonly Position[])[] }

/** An object of the map, ready to be drawn, listed and searched. */
export interface Place {
  readonly id: string
  readonly object: MapObject
  readonly layer: LayerName
  readonly marker: MarkerKind
  /** Where its marker stands: on the line, or within the polygon and not in a hole. */
  readonly center: Position
  /** The same in the projection's square: reckoned once, for every grouping needs it. */
  readonly world: WorldPoint
  readonly box: Box
  readonly shape: PlaceShape | null
}

/** The places of a city and how many objects could not be drawn. */
export interface Places {
  readonly all: readonly Place[]
  readonly skipped: number
}
