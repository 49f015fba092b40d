import type { WorldPoint } from './place.ts'

/** Where a zone lies, by where its parkings stand. */
export interface ZoneArea {
  readonly zone: string
  /** Its borders, outer ones and those of gaps in it, turning the opposite way. */
  readonly rings: readonly (readonly WorldPoint[])[]
  /** The point that is farthest from its borders. */
  readonly middle: WorldPoint
}

/** The zones of a city on its map. */
export interface ZoneMap {
  readonly areas: readonly ZoneArea[]
  /** The zone that a point lies in. */
  readonly zoneAt: (point: WorldPoint) => string | null
  /** How far a point is from the border of its zone, in parts of the projection's square. */
  readonly depthAt: (point: WorldPoint) => number
}

/** A map without zones. */
export const noZones: ZoneMap = { areas: [], zoneAt: () => null, depthAt: () => 0 }
