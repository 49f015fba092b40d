import type { Place } from '../model/place.ts'
import { noZones, zoneMap, type ZoneMap, type ZoneOutlines } from '../model/zoneMap.ts'
import { zoneSeeds } from '../model/zoneSeeds.ts'
import { openMapWorker } from './openMapWorker.ts'

/** Finds where the zones of a city lie: in a worker, or in the page where there is none. */
export async function outlineBeside(places: readonly Place[]): Promise<ZoneMap> {
  const seeds = zoneSeeds(places)
  if (seeds.size === 0) return noZones
  const answer = await openMapWorker<ZoneOutlines>().ask(seeds)
  if (answer !== null) return zoneMap(answer)
  const { outlineZones } = await import('../model/outlineZones.ts')
  return zoneMap(outlineZones(seeds))
}
