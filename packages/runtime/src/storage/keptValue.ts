import * as v from 'valibot'
import type { KeyValueStorage } from './createStorage.ts'

/** A value that is kept in a browser's storage. */
export interface KeptValue<Value> {
  /** The value; null when there is none, or something else lies in its place. */
  read(): Value | null
  /** Keeps a value; null forgets it. */
  write(value: Value | null): void
}

/**
 * Keeps a value under a key, as JSON. Whatever is found there is checked like anything that comes
 * from outside.
 *
 * @param schema - what the value has to look like
 */
export function keptValue<Value>(
  storage: KeyValueStorage,
  key: string,
  schema: v.GenericSchema<unknown, Value>,
): KeptValue<Value> {
  const kept = v.pipe(v.string(), v.parseJson(), schema)
  return {
    read: () => {
      const found = v.safeParse(kept, storage.get(key))
      return found.success ? found.output : null
    },
    write: (value) => {
      if (value === null) storage.remove(key)
      else storage.set(key, JSON.stringify(value))
    },
  }
}
