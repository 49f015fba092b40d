import type { LineString, Point, Polygon } from 'geojson'

/** What stands on the map, as the contract spells it. */
export const OBJECT_TYPES = [
  'parkings',
  'residentzone',
  'parcomats',
  'terminals',
  'InformationTable',
  'Church',
  'Museum',
  'Sight',
] as const

export type ObjectType = (typeof OBJECT_TYPES)[number]

/** Categories of parkings, as the contract spells them. */
export const PARKING_CATEGORIES = [
  'roadside',
  'multilevel',
  'planar',
  'commerce',
  'free',
  'for disabled',
  'pocket',
  'resident',
  'taxi',
  'bus',
  'municipal',
] as const

export type ParkingCategory = (typeof PARKING_CATEGORIES)[number]

/** A price of a zone on the map. */
export interface WireMapPrice {
  /** 0 any day, 6 Saturday, 7 Sunday, 8 holiday; -2 a price that is not in force. */
  daycode: number
  type: 'default' | 'saturday' | 'sunday' | 'holiday'
  interval: { from: string; to: string }
  /** Roubles an hour. */
  price: string
  priceNum: number
}

export interface WireMapProperties {
  objecttype: ObjectType
  category?: ParkingCategory
  code?: string
  freeparking?: boolean
  zone?: { zonenumber: string; zonename?: string; prices: WireMapPrice[] }
  spaces?: { total: number; free: number; fordisabled: number }
  name?: string
  address?: string
}

export interface WireMapFeature {
  type: 'Feature'
  id: string
  geometry: Point | LineString | Polygon
  properties: WireMapProperties
}

/** The map answer of the contract, without its envelope. */
export interface WireMap {
  type: 'FeatureCollection'
  features: WireMapFeature[]
  overAll: { total: number; free: number; fordisabled: number }
  times: { updated: string }
}
