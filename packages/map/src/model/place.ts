import type { CleanShape, MapObject } from '@parking/domain'
import type { LayerName, MarkerType } from './layers.ts'

/** A point of the projection's square, which reaches from 0 to 1: how far east and how far south. */
export type WorldPoint = readonly [x: number, y: number]

/** An object of the map, ready to be drawn, listed and searched. */
export interface Place extends CleanShape {
  readonly id: string
  readonly object: MapObject
  readonly layer: LayerName
  readonly marker: MarkerType
  /** Its center in the projection's square: reckoned once, for every grouping needs it. */
  readonly world: WorldPoint
}

/** The places of a city and how many objects could not be drawn. */
export interface Places {
  readonly all: readonly Place[]
  readonly skipped: number
}
