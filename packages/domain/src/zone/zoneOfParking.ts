import type { Zone } from './Zone.ts'

/** The number of the zone that a parking belongs to; undefined where no zone names it. */
export function zoneOfParking(
  zones: readonly Zone[],
  code: string | undefined,
): string | undefined {
  if (code === undefined) return undefined
  return zones.find(({ parkings }) => parkings?.some((parking) => parking.code === code))?.number
}
