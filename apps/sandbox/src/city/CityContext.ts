import type { Instant } from '@parking/pricing'
import type { Store } from '../store/openStore.ts'
import type { City } from './city.ts'

/** What every rule works on: the store, the city that is asked, and the instant of the request. */
export interface CityContext {
  readonly store: Store
  readonly city: City
  readonly now: Instant
}

/** Opens the context of a city at the time that its clock shows. */
export function openCityContext(store: Store, city: City): CityContext {
  return { store, city, now: city.clock.now() }
}
