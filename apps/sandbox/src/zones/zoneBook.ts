import type { CityZone } from './buildZones.ts'

/** The zones of a city, found by what a call carries. */
export interface ZoneBook {
  readonly all: readonly CityZone[]
  byNumber(zone: string): CityZone | undefined
  byParking(code: string): CityZone | undefined
}

/** Makes the index of a city's zones. */
export function createZoneBook(zones: readonly CityZone[]): ZoneBook {
  const numbers = new Map(zones.map((zone) => [zone.number, zone]))
  const codes = new Map(zones.flatMap((zone) => zone.parkingCodes.map((code) => [code, zone])))
  return {
    all: zones,
    byNumber: (zone) => numbers.get(zone),
    byParking: (code) => codes.get(code),
  }
}
