/** What a Map and a WeakMap have in common. */
interface Cache<K, V> {
  get: (key: K) => V | undefined
  set: (key: K, value: V) => unknown
}

/** Gives what is kept for a key, or makes and keeps it. */
export function remember<K, V>(cache: Cache<K, V>, key: K, make: (key: K) => V): V {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make(key)
  cache.set(key, made)
  return made
}
