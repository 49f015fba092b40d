import type { MapObject, MapObjectKind, ParkingCategory } from '@parking/domain'

/** The layers that can be switched, in the order of the legend. */
export const layerNames = [
  'parkings',
  'meters',
  'terminals',
  'sights',
  'residentZones',
  'informationTables',
] as const

/** A layer of the map. */
export type LayerName = (typeof layerNames)[number]

/** The categories of parkings that can be switched, in the order of the legend. */
export const categoryNames = [
  'roadside',
  'pocket',
  'municipal',
  'barrier',
  'multilevel',
  'commercial',
  'free',
  'disabled',
  'resident',
  'taxi',
  'bus',
] as const satisfies readonly ParkingCategory[]

/** What a place looks like: the category of a parking, else its kind. */
export type MarkerKind = ParkingCategory | Exclude<MapObjectKind, 'parking'>

const layerOfKind: Readonly<Record<MapObjectKind, LayerName>> = {
  parking: 'parkings',
  meter: 'meters',
  terminal: 'terminals',
  informationTable: 'informationTables',
  church: 'sights',
  museum: 'sights',
  sight: 'sights',
  residentZone: 'residentZones',
}

/** The layer that an object belongs to. */
export function layerOf(object: Pick<MapObject, 'kind'>): LayerName {
  return layerOfKind[object.kind]
}

/** How an object is drawn; a parking without a category is drawn as a roadside one. */
export function markerKindOf(object: Pick<MapObject, 'kind' | 'category'>): MarkerKind {
  if (object.kind !== 'parking') return object.kind
  return object.category ?? 'roadside'
}
