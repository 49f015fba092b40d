import type { City } from '@parking/domain'
import type { KeyValueStorage } from '../storage/createStorage.ts'
import { cityKey } from './chooseCity.ts'

/**
 * Opens another city: at an address of its own where it has one, else in this page's place, which
 * begins anew because login, balance and map are the city's.
 */
export function goToCity(
  { id, siteUrl }: Pick<City, 'id' | 'siteUrl'>,
  storage: KeyValueStorage,
): void {
  if (siteUrl === undefined) storage.set(cityKey, id)
  window.location.assign(siteUrl ?? '/')
}
