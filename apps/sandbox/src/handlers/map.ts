import { findTown } from '../cityMap/findTown.ts'
import { buildCityMap, fillMap } from '../cityMap/buildCityMap.ts'
import type { Call, Handlers } from '../http/call.ts'

/** The map: the real one where it was imported, else the generated one, with this hour's spaces. */
function map(call: Call): unknown {
  const { city, now } = call
  const result = city.imported
    ? fillMap(city.imported.features, city.timeZone, now)
    : buildCityMap(city, findTown(city), city.zones.all, now)
  return { status: 'ok', result }
}

/** The map, in both versions of the call. */
export const mapHandlers: Handlers = { getMapInfoV2: map, getMapInfoV3: map }
