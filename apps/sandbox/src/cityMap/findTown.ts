import { buildTown, type Town, type TownCity } from '@parking/town'

const towns = new Map<string, Town>()

/** Finds the town of a city: generated when it is first looked at, and kept. */
export function findTown(city: TownCity): Town {
  const known = towns.get(city.id)
  if (known) return known
  const town = buildTown(city)
  towns.set(city.id, town)
  return town
}
