import type { MapObject, MapObjectType, ParkingCategory } from '@parking/domain'

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
export type MarkerType = ParkingCategory | Exclude<MapObjectType, 'parking'>

const layerOfType: Readonly<Record<MapObjectType, LayerName>> = {
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
export function layerOf(object: Pick<MapObject, 'type'>): LayerName {
  return layerOfType[object.type]
}

/** How an object is drawn; a parking without a category is drawn as a roadside one. */
export function markerTypeOf(object: Pick<MapObject, 'type' | 'category'>): MarkerType {
  if (object.type !== 'parking') return object.type
  return object.category ?? 'roadside'
}
