/** A position, degrees: longitude, latitude. */
export type Position = readonly [longitude: number, latitude: number]

/** Where an object is. Rings of a polygon: the outer one first, then its holes. */
export type MapGeometry =
  | { readonly kind: 'point'; readonly position: Position }
  | { readonly kind: 'line'; readonly positions: readonly Position[] }
  | { readonly kind: 'polygon'; readonly rings: readonly (readonly Position[])[] }

/** West, south, east, north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

/** What of an object is drawn besides its marker: cleaned of repeated and impossible vertices. */
export type PlaceShape =
  | { readonly kind: 'line'; readonly positions: readonly Position[] }
  | { readonly kind: 'polygon'; readonly rings: readonly (readonly Position[])[] }

/** What is left of a geometry once it is cleaned. */
export interface CleanShape {
  /** Where its marker stands: on the line, or within the polygon and not in a hole. */
  readonly center: Position
  readonly box: Box
  readonly shape: PlaceShape | null
}

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
