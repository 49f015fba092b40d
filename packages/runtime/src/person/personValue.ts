import type * as v from 'valibot'
import { keptValue, type KeptValue } from '../storage/keptValue.ts'
import { personPrefix, type PersonPlace } from './dropPersonValues.ts'

/**
 * Keeps a value of whoever is signed in to a city in the browser. All such values are deleted when that
 * person goes: none has to be listed anywhere.
 *
 * @param name - of the value; `last` is kept as `parking.person.last.kazan`
 * @param schema - what the value has to look like
 */
export function personValue<Value>(
  { storage, city }: PersonPlace,
  name: string,
  schema: v.GenericSchema<unknown, Value>,
): KeptValue<Value> {
  return keptValue(storage, `${personPrefix}${name}.${city.id}`, schema)
}
