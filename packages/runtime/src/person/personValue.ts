import type { City } from '@parking/domain'
import type * as v from 'valibot'
import { keptValue, type KeptValue } from '../storage/keptValue.ts'
import type { KeyValueStorage } from '../storage/createStorage.ts'

interface Place {
  readonly storage: KeyValueStorage
  readonly city: Pick<City, 'id'>
}

const prefix = 'parking.person.'

/**
 * Keeps a value of whoever is signed in to a city in the browser. All such values are deleted when that
 * person goes: none has to be listed anywhere.
 *
 * @param name - of the value; `last` is kept as `parking.person.last.kazan`
 * @param schema - what the value has to look like
 */
export function personValue<Value>(
  { storage, city }: Place,
  name: string,
  schema: v.GenericSchema<unknown, Value>,
): KeptValue<Value> {
  return keptValue(storage, `${prefix}${name}.${city.id}`, schema)
}

/** Deletes all values of the person of a city. */
export function dropPersonValues({ storage, city }: Place): void {
  for (const key of storage.keys()) {
    if (key.startsWith(prefix) && key.endsWith(`.${city.id}`)) storage.remove(key)
  }
}
