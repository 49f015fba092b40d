import type { City } from '@parking/domain'
import type { KeyValueStorage } from '../storage/createStorage.ts'

/** Where the values of a person are kept: the browser's storage, and the city of the account. */
export interface PersonPlace {
  readonly storage: KeyValueStorage
  readonly city: Pick<City, 'id'>
}

/** How the keys of a person's values begin; they end with the city. */
export const personPrefix = 'parking.person.'

/** Deletes all values of the person of a city. */
export function dropPersonValues({ storage, city }: PersonPlace): void {
  for (const key of storage.keys()) {
    if (key.startsWith(personPrefix) && key.endsWith(`.${city.id}`)) storage.remove(key)
  }
}
