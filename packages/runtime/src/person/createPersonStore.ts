import { create, type StoreApi, type UseBoundStore } from 'zustand'

const drops = new Set<() => void>()

/**
 * Makes a store of what belongs to whoever is signed in. All such stores begin anew when that person goes:
 * none has to be listed anywhere.
 *
 * @param initial - what it holds of nobody yet
 * @param kept - what a page that was loaded anew goes on with
 */
export function createPersonStore<State>(
  initial: State,
  kept: State | null = null,
): UseBoundStore<StoreApi<State>> {
  const store = create<State>(() => kept ?? initial)
  drops.add(() => store.setState(initial, true))
  return store
}

/** Has all stores of a person begin anew. */
export function dropPersonStores(): void {
  for (const drop of drops) drop()
}
