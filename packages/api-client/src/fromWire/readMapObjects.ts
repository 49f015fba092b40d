import {
  cleanShape,
  type MapGeometry,
  type MapObject,
  type MapObjectType,
  type ParkingCategory,
  type Spaces,
  type Zone,
} from '@parking/domain'
import { breathe } from '../breathe.ts'
import {
  asRecord,
  count,
  exact,
  flag,
  items,
  need,
  number,
  oneOf,
  pick,
  record,
  text,
  type Wire,
  wholeList,
  WrongShape,
} from '../decode.ts'
import { readPosition } from './readSettings.ts'
import { readZone } from './readZone.ts'

/** The objects of a city's map. */
export interface MapObjects {
  readonly objects: readonly MapObject[]
  /** How many objects could not be read. */
  readonly unreadable: number
  /** The zones of the objects with their prices, which the map tells to visitors too. */
  readonly zones: readonly Zone[]
}

const types: Readonly<Record<string, MapObjectType>> = {
  parkings: 'parking',
  residentzone: 'residentZone',
  parcomats: 'meter',
  terminals: 'terminal',
  InformationTable: 'informationTable',
  Church: 'church',
  Museum: 'museum',
  Sight: 'sight',
}

const categories: Readonly<Record<string, ParkingCategory>> = {
  roadside: 'roadside',
  multilevel: 'multilevel',
  planar: 'barrier',
  commerce: 'commercial',
  free: 'free',
  'for disabled': 'disabled',
  pocket: 'pocket',
  resident: 'resident',
  taxi: 'taxi',
  bus: 'bus',
  municipal: 'municipal',
}

/** Objects that are read at a stretch: a few milliseconds on a slow phone. */
const stretch = 100

/**
 * Reads the map; objects that cannot be read are left out and counted. A city has thousands of
 * objects, so whoever is using the page meanwhile is let in between.
 */
export async function readMapObjects(value: unknown): Promise<MapObjects> {
  const features = wholeList(pick(record(value, 'map'), 'features'), (feature) => feature)
  const objects: MapObject[] = []
  for (let first = 0; first < features.length; first += stretch) {
    if (first > 0) await breathe()
    let at = first
    const part = features.slice(first, first + stretch)
    objects.push(...items(part, (feature) => readObject(feature, String(at++))))
  }
  if (features.length > stretch) await breathe()
  const unreadable = features.length - objects.length
  if (objects.length === 0 && unreadable > 0) throw new WrongShape('features')
  return { objects, unreadable, zones: readZones(features) }
}

/** The zones that features name, each read from the first feature whose prices can be read. */
function readZones(features: readonly unknown[]): readonly Zone[] {
  const zones = new Map<string, Zone>()
  for (const feature of features) {
    const zone = asRecord(pick(asRecord(pick(asRecord(feature), 'properties')), 'zone'))
    const name = text(pick(zone, 'zonenumber'))
    if (zone === null || name === null || zones.has(name)) continue
    const active = withActivePrices(zone)
    // Prices that are all out of force say nothing: the zone's are unknown, not the default.
    if (hasPrices(zone) && !hasPrices(active)) continue
    for (const read of items([active], readZone)) {
      if (read.tariff !== null) zones.set(name, read)
    }
  }
  return [...zones.values()]
}

/** The wire's mark of a price that is not in force. */
const inactiveDay = -2

function withActivePrices(zone: Wire): Wire {
  const prices = pick(zone, 'prices')
  if (!Array.isArray(prices)) return zone
  return {
    ...zone,
    prices: prices.filter((one) => number(pick(asRecord(one), 'daycode')) !== inactiveDay),
  }
}

function hasPrices(zone: Wire): boolean {
  const prices = pick(zone, 'prices')
  return Array.isArray(prices) && prices.length > 0
}

function readObject(value: unknown, fallbackId: string): MapObject {
  const found = record(value, 'feature')
  const properties = record(pick(found, 'properties'), 'properties')
  const type = need(oneOf(types, pick(properties, 'objecttype')), 'objecttype')
  const category = oneOf(categories, pick(properties, 'category'))
  return {
    id: exact(pick(found, 'id')) ?? `${type}-${fallbackId}`,
    type,
    geometry: cleanShape(readGeometry(pick(found, 'geometry'))),
    category: type === 'parking' ? category : null,
    code: exact(pick(properties, 'code')),
    name: text(pick(properties, 'name')),
    street: text(pick(properties, 'address')),
    isFree: flag(pick(properties, 'freeparking')),
    zone: exact(pick(asRecord(pick(properties, 'zone')), 'zonenumber')),
    spaces: readSpaces(pick(properties, 'spaces')),
  }
}

function readGeometry(value: unknown): MapGeometry {
  const found = record(value, 'geometry')
  const coordinates = pick(found, 'coordinates')
  const position = (one: unknown) => need(readPosition(one), 'position')
  const line = (one: unknown) => wholeList(one, position)
  const type = text(pick(found, 'type'))
  if (type === 'Point') return { kind: 'point', position: position(coordinates) }
  if (type === 'LineString') return { kind: 'line', positions: line(coordinates) }
  if (type === 'Polygon') return { kind: 'polygon', rings: wholeList(coordinates, line) }
  throw new WrongShape('type')
}

function readSpaces(value: unknown): Spaces | null {
  const found = asRecord(value)
  if (found === null) return null
  const [total = null, free = null, disabled = null] = ['total', 'free', 'fordisabled'].map(
    (name) => count(pick(found, name)),
  )
  // More free places than places: one of the two is wrong, and what is free changes by the minute.
  const isSound = total === null || free === null || free <= total
  return { total, free: isSound ? free : null, disabled }
}
