/** Marks the time in which something is under way, for this tab and for all of the browser's. */
export interface BusyMark {
  /** Begins a mark. @returns ends it; calling it again does nothing */
  readonly begin: () => () => void
  /** Whether it is under way in this tab. */
  readonly isOn: () => boolean
  /** The same of all tabs of the browser; of this one alone where a browser has no locks. */
  readonly isOnAnywhere: () => Promise<boolean>
}

/**
 * Makes a mark.
 *
 * @param lockName - every tab in which it is on holds this lock, so that all tabs can ask
 */
export function createBusyMark(lockName: string): BusyMark {
  let running = 0

  async function holdLock(until: Promise<void>): Promise<void> {
    try {
      await locks()?.request(lockName, { mode: 'shared' }, () => until)
    } catch {
      // A browser that refuses its locks is one without.
    }
  }

  return {
    begin: () => {
      running += 1
      let release = (): void => undefined
      void holdLock(new Promise((resolve) => (release = resolve)))
      let ended = false
      return () => {
        if (ended) return
        ended = true
        running -= 1
        release()
      }
    },
    isOn: () => running > 0,
    isOnAnywhere: async () => {
      if (running > 0) return true
      try {
        const { held = [] } = (await locks()?.query()) ?? {}
        return held.some(({ name }) => name === lockName)
      } catch {
        return false
      }
    },
  }
}

function locks(): LockManager | null | undefined {
  const { locks: manager }: { locks?: LockManager | null } = navigator
  return manager
}
