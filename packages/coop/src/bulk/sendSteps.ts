import { ApiError } from '@parking/api-client'

/** A call whose answer says nothing of the change itself, or that had no answer. */
export interface Undecided {
  readonly index: number
  readonly error: unknown
}

/** How many times in a row a back end may ask to wait before somebody has to look. */
const mostWaits = 5
/** How long is waited where the back end does not say, and at most, in seconds. */
const usualWait = 5
const longestWait = 120

/**
 * Sends steps, so many at once, each in its turn. What the back end was too busy for was not done: it is
 * sent again once the time that it asks for is over. Where a step stays undecided no other one is begun,
 * and those that are on their way are waited for.
 *
 * @param steps - the numbers of the steps that are to be sent
 * @param options.send - makes one step; throws where that stays undecided
 * @param options.isStopped - asked before each step
 * @param options.onWait - told until when everything waits, by the device's clock; null once it goes on
 * @returns the steps that stayed undecided
 */
export async function sendSteps(
  steps: readonly number[],
  options: {
    readonly atOnce: number
    readonly send: (index: number) => Promise<void>
    readonly isStopped: () => boolean
    readonly onWait: (until: number | null) => void
  },
): Promise<readonly Undecided[]> {
  const { atOnce, send, isStopped, onWait } = options
  const queue = [...steps]
  const undecided: Undecided[] = []
  let resumeAt = 0
  let waits = 0

  async function waitUntilAsked(): Promise<void> {
    if (resumeAt <= Date.now()) return
    onWait(resumeAt)
    // In short steps, so that a press on "stop" is not waited for.
    while (resumeAt > Date.now() && !isStopped()) {
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    onWait(null)
  }

  async function work(): Promise<void> {
    for (;;) {
      await waitUntilAsked()
      if (isStopped() || undecided.length > 0) return
      const index = queue.shift()
      if (index === undefined) return
      try {
        await send(index)
        waits = 0
      } catch (error) {
        const isBusy = error instanceof ApiError && error.kind === 'tooManyCalls'
        if (isBusy && resumeAt <= Date.now()) waits += 1
        if (!isBusy || waits > mostWaits) {
          undecided.push({ index, error })
          return
        }
        queue.unshift(index)
        const seconds = Math.min(error.retryAfter ?? usualWait, longestWait)
        resumeAt = Math.max(resumeAt, Date.now() + seconds * 1000)
      }
    }
  }

  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, work))
  return undecided
}
