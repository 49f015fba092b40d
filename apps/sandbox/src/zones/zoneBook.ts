import type { CityZone } from './buildZones.ts'

/** A zone that can be paid for, with the codes of its parkings. */
export type ParkingZone = CityZone

/** The zones of a city, found by what a call carries. */
export interface ZoneBook {
  readonly all: readonly ParkingZone[]
  byNumber(zone: string): ParkingZone | undefined
  byParking(code: string): ParkingZone | undefined
}

/** Makes the index of a city's zones. */
export function createZoneBook(zones: readonly ParkingZone[]): ZoneBook {
  const numbers = new Map(zones.map((zone) => [zone.number, zone]))
  const codes = new Map(zones.flatMap((zone) => zone.parkingCodes.map((code) => [code, zone])))
  return {
    all: zones,
    byNumber: (zone) => numbers.get(zone),
    byParking: (code) => codes.get(code),
  }
}
