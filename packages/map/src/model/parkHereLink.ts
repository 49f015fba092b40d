import type { CitySettings, MapObject, ParkingCategory } from '@parking/domain'

/** Where "park here" leads: the search params of /profile/parking, all plain texts. */
export interface ParkHereSearch {
  readonly type: 'roadside' | 'planar'
  readonly zone?: string
  readonly parking?: string
}

/** What the link depends on besides the place. */
export type ParkHereSettings = Pick<CitySettings, 'chargesByParkingId' | 'hasBarrierParking'>

/** Who may park here pays like this; free, resident, taxi, bus and private parkings are not paid. */
const paidAs: Partial<Readonly<Record<ParkingCategory, ParkHereSearch['type']>>> = {
  roadside: 'roadside',
  pocket: 'roadside',
  municipal: 'roadside',
  barrier: 'planar',
  multilevel: 'planar',
}

/**
 * Makes the search params that open the payment form filled in for a place (decisions: Addresses).
 *
 * @returns null where nothing is paid here, or not through the product
 */
export function parkHereLink(object: MapObject, settings: ParkHereSettings): ParkHereSearch | null {
  const isDevice = object.kind === 'meter' || object.kind === 'terminal'
  if (object.kind !== 'parking') {
    return isDevice && object.zone !== null ? zoneLink(object.zone, settings) : null
  }
  const type = object.isFree ? undefined : paidAs[object.category ?? 'roadside']
  if (type === undefined) return null
  if (type === 'planar') {
    if (!settings.hasBarrierParking || object.code === null) return null
    return { type, parking: object.code }
  }
  if (settings.chargesByParkingId) {
    return object.code === null ? null : { type, parking: object.code }
  }
  return object.zone === null ? null : { type, zone: object.zone }
}

/** The same for a whole zone; null in a city where each parking is paid by its own number. */
export function zoneLink(zone: string, settings: ParkHereSettings): ParkHereSearch | null {
  return settings.chargesByParkingId ? null : { type: 'roadside', zone }
}
