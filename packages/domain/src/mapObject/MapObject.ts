import type { CleanShape } from './Geometry.ts'

/** What an object of the map is. */
export type MapObjectType =
  | 'parking'
  | 'residentZone'
  | 'meter'
  | 'terminal'
  | 'informationTable'
  | 'church'
  | 'museum'
  | 'sight'

/** What a parking is for. */
export type ParkingCategory =
  | 'roadside'
  | 'multilevel'
  | 'barrier'
  | 'commercial'
  | 'free'
  | 'disabled'
  | 'pocket'
  | 'resident'
  | 'taxi'
  | 'bus'
  | 'municipal'

/** Places of a parking; null where the back end does not tell. */
export interface Spaces {
  readonly total: number | null
  readonly free: number | null
  readonly disabled: number | null
}

/** An object of the map. */
export interface MapObject {
  readonly id: string
  readonly type: MapObjectType
  /** Cleaned; null where nothing of it can be drawn. */
  readonly geometry: CleanShape | null
  /** Null for what is no parking. */
  readonly category: ParkingCategory | null
  /** Code of the parking or device. */
  readonly code: string | null
  readonly name: string | null
  readonly street: string | null
  readonly isFree: boolean
  /** Number of its zone. */
  readonly zone: string | null
  readonly spaces: Spaces | null
}
