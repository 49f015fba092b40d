/** The part of the browser's storage that the product uses. */
export interface KeyValueStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  keys(): readonly string[]
}

/**
 * Wraps a browser storage so that it never throws: where the browser blocks it or it is full,
 * values live in memory until the page closes.
 *
 * @param open - hands over the storage; a browser that blocks it throws on the mere access
 */
export function createStorage(open: () => Storage): KeyValueStorage {
  const memory = new Map<string, string>()
  const browser = attempt(open)
  return {
    get: (key) => memory.get(key) ?? attempt(() => browser?.getItem(key)) ?? null,
    set: (key, value) => {
      const kept = attempt(() => {
        browser?.setItem(key, value)
        return browser?.getItem(key) === value
      })
      if (kept === true) memory.delete(key)
      else memory.set(key, value)
    },
    remove: (key) => {
      memory.delete(key)
      attempt(() => browser?.removeItem(key))
    },
    keys: () => [
      ...new Set([...memory.keys(), ...(attempt(() => Object.keys(browser ?? {})) ?? [])]),
    ],
  }
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action()
  } catch {
    return null
  }
}
