let running = 0

/**
 * Marks the time in which the page must not be loaded anew: a call that moves money is under way.
 *
 * @returns ends the mark; calling it again does nothing
 */
export function moneyMoves(): () => void {
  running += 1
  let ended = false
  return () => {
    if (ended) return
    ended = true
    running -= 1
  }
}

/** Whether a call that moves money is under way. */
export function isMoneyMoving(): boolean {
  return running > 0
}
