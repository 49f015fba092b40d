import { type SeedZone, findTariffs } from './tariffs.ts'

/** A zone of a city with the codes of its parkings. */
export interface CityZone extends SeedZone {
  parkingCodes: readonly string[]
}

/** As many parkings a zone numbers; stretches beyond that share the number of another. */
const PARKINGS_IN_ZONE = 99

/** The number drivers know a parking by: the zone's, then its own two digits. */
export function parkingCode(zoneNumber: string, index: number): string {
  return zoneNumber + String(1 + (index % PARKINGS_IN_ZONE)).padStart(2, '0')
}

/** The zones of a city with their tariffs, from the centre outwards. */
export function buildZones(city: { id: string }): CityZone[] {
  return findTariffs(city.id).map((zone) =>
    Object.assign({ parkingCodes: listCodes(zone.number) }, zone),
  )
}

function listCodes(zoneNumber: string): string[] {
  return Array.from({ length: PARKINGS_IN_ZONE }, (_, at) => parkingCode(zoneNumber, at))
}
