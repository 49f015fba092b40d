import type { KeyValueStorage } from '../storage/createStorage.ts'

/** Where the chosen city is kept between visits. */
export const cityKey = 'parking.city'

/** The outcome of looking up the stored city. `unknown` asks to load the app anew at `/`. */
export type CityChoice<City> =
  | { readonly kind: 'city'; readonly city: City }
  | { readonly kind: 'unknown'; readonly city: City }

/**
 * Finds the city to show: the stored one, else the first. A stored city that does not exist any
 * more is removed (specification, section 1).
 *
 * @param cities - the cities of this build, the default one first
 */
export function chooseCity<City extends { readonly id: string }>(
  storage: KeyValueStorage,
  cities: readonly [City, ...City[]],
): CityChoice<City> {
  const stored = storage.get(cityKey)
  const city = cities.find(({ id }) => id === stored)
  if (city !== undefined) return { kind: 'city', city }
  if (stored === null || cities.length === 1) return { kind: 'city', city: cities[0] }
  storage.remove(cityKey)
  return { kind: 'unknown', city: cities[0] }
}
