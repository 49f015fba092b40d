let running = 0

/** Every tab in which money moves holds this lock, so that all tabs can ask. */
const lockName = 'parking.moneyMoves'

/**
 * Marks the time in which the page must not be loaded anew: a call that moves money is under way.
 *
 * @returns ends the mark; calling it again does nothing
 */
export function moneyMoves(): () => void {
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
}

/** Whether a call that moves money is under way. */
export function isMoneyMoving(): boolean {
  return running > 0
}

/** The same of all tabs of the browser; of this one alone where a browser has no locks. */
export async function isMoneyMovingAnywhere(): Promise<boolean> {
  if (isMoneyMoving()) return true
  try {
    const { held = [] } = (await locks()?.query()) ?? {}
    return held.some(({ name }) => name === lockName)
  } catch {
    return false
  }
}

async function holdLock(until: Promise<void>): Promise<void> {
  try {
    await locks()?.request(lockName, { mode: 'shared' }, () => until)
  } catch {
    // A browser that refuses its locks is one without.
  }
}

function locks(): LockManager | null | undefined {
  const { locks: manager }: { locks?: LockManager | null } = navigator
  return manager
}
