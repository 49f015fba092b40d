import type { Instant } from '@parking/pricing'
import type { KeyValueStorage } from '../storage/createStorage.ts'

/** A device that has lost its time begins in 1970 or 2000: no clock is wrong by more, in milliseconds. */
const mostWrong = 100 * 365 * 24 * 3_600_000
/** No visit was later than that. */
const latestVisit = Date.UTC(2100, 0)
/** How often it is written down what time it is, in milliseconds: often enough to tell yesterday. */
const writtenEvery = 60_000

const key = 'parking.clockAhead'

/** Keeps by how much the server's clock is ahead of the device's. */
export interface KeptAhead {
  /**
   * Milliseconds; 0 where nothing is known.
   *
   * Nobody says whether the device's clock was set anew since. A time before the last visit is
   * impossible. Of the possible times the earlier is taken, so that no running session looks ended.
   *
   * @param device - the device's time
   */
  readonly read: (device: Instant) => number
  /** @param now - the server's time */
  readonly write: (ahead: number, now: Instant) => void
}

/** Keeps it in a browser's storage. */
export function keptAhead(storage: KeyValueStorage): KeptAhead {
  const find = (): readonly [number, Instant] | null => {
    const [ahead = Number.NaN, seen = Number.NaN] = (storage.get(key) ?? '').split(' ').map(Number)
    return Math.abs(ahead) <= mostWrong && seen > 0 && seen < latestVisit ? [ahead, seen] : null
  }
  return {
    read: (device) => {
      const kept = find()
      if (kept === null) return 0
      const [ahead, seen] = kept
      const possible = [ahead, 0].filter((one) => device + one >= seen - writtenEvery)
      return possible.length === 0 ? seen - device : Math.min(...possible)
    },
    write: (ahead, now) => {
      const kept = find()
      if (kept?.[0] === ahead && Math.abs(now - kept[1]) < writtenEvery) return
      storage.set(key, `${ahead} ${now}`)
    },
  }
}
