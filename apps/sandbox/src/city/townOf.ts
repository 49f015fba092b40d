import { buildTown, type Town } from '@parking/town'
import type { CityFacts } from './city.ts'

const towns = new Map<string, Town>()

/** The town of a city, generated when it is first looked at and kept. */
export function townOf(city: CityFacts): Town {
  const known = towns.get(city.id)
  if (known) return known
  const town = buildTown(city)
  towns.set(city.id, town)
  return town
}
