import { buildCityMap } from '../cityMap/buildCityMap.ts'
import type { Call, Handlers } from '../http/call.ts'
import type { City } from '../city/city.ts'
import { buildTown, type Town } from '../town/buildTown.ts'

const towns = new Map<string, Town>()

/** The town of a city, generated when it is first looked at. */
export function townOf(city: City): Town {
  const known = towns.get(city.id)
  if (known) return known
  const town = buildTown(city)
  towns.set(city.id, town)
  return town
}

function map(call: Call): unknown {
  const { city, now } = call
  return { status: 'ok', result: buildCityMap(city, townOf(city), city.zones.all, now) }
}

/** The map, in both versions of the call. */
export const mapHandlers: Handlers = { getMapInfoV2: map, getMapInfoV3: map }
