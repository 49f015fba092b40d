import { createStorage, type KeyValueStorage } from './createStorage.ts'

/** What lives as long as the tab does. */
export const tabStorage: KeyValueStorage = createStorage(() => window.sessionStorage)
