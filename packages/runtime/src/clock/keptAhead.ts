import type { KeyValueStorage } from '../storage/createStorage.ts'

/** A device that has lost its time begins in 1970 or 2000: no clock is wrong by more, in milliseconds. */
const mostWrong = 100 * 365 * 24 * 3_600_000

const key = 'parking.clockAhead'

/** Keeps by how much the server's clock is ahead of the device's. */
export interface KeptAhead {
  /** Milliseconds; 0 where nothing is kept, or nothing that can be true. */
  readonly read: () => number
  readonly write: (ahead: number) => void
}

/** Keeps it in a browser's storage. */
export function keptAhead(storage: KeyValueStorage): KeptAhead {
  return {
    read: () => {
      const ahead = Number(storage.get(key) ?? 0)
      return Math.abs(ahead) <= mostWrong ? Math.round(ahead) : 0
    },
    write: (ahead) => storage.set(key, String(ahead)),
  }
}
