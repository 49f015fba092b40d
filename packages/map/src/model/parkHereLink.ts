import type { CitySettings, MapObject } from '@parking/domain'
import { isPaidByTicket, isPaidByZone } from './isPaidByZone.ts'

/** Where "park here" leads: the search params of /profile/parking, all plain texts. */
export interface ParkHereSearch {
  /** `planar` is a parking behind a barrier, which is paid by ticket. */
  readonly type: 'roadside' | 'planar'
  readonly zone?: string
  readonly parking?: string
}

/** What the link depends on besides the place. */
export type ParkHereSettings = Pick<CitySettings, 'chargesByParkingId' | 'hasBarrierParking'>

/**
 * Makes the search params that open the payment form filled in for a place (decisions: Addresses).
 *
 * @returns null where nothing is paid here, or not in that form
 */
export function parkHereLink(object: MapObject, settings: ParkHereSettings): ParkHereSearch | null {
  if (isPaidByTicket(object)) {
    const { code } = object
    return settings.hasBarrierParking && code !== null ? { type: 'planar', parking: code } : null
  }
  if (!isPaidByZone(object)) return null
  if (settings.chargesByParkingId && object.type === 'parking') {
    return object.code === null ? null : { type: 'roadside', parking: object.code }
  }
  return object.zone === null ? null : zoneLink(object.zone, settings)
}

/** The same for a whole zone; null in a city where each parking is paid by its own number. */
export function zoneLink(
  zone: string,
  settings: Pick<ParkHereSettings, 'chargesByParkingId'>,
): ParkHereSearch | null {
  return settings.chargesByParkingId ? null : { type: 'roadside', zone }
}
