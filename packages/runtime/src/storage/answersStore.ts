import { clear, createStore, get, set } from 'idb-keyval'

/** What the browser keeps of a back end's answers. Each call is refused where the browser has no place. */
export interface AnswersStore {
  readonly get: (key: string) => Promise<unknown>
  readonly set: (key: string, value: unknown) => Promise<void>
  readonly clear: () => Promise<void>
}

/** Opens the browser's own store, anew for each call: it may be blocked or deleted meanwhile. */
export const answersStore: AnswersStore = {
  get: async (key) => get(key, open()),
  set: async (key, value) => set(key, value, open()),
  clear: async () => clear(open()),
}

function open() {
  return createStore('parking-answers', 'answers')
}
