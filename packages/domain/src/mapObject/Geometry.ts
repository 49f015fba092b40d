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
