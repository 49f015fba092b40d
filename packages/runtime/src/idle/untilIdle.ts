/** Safari has none, and Firefox only lately. */
declare const scheduler:
  | {
      readonly postTask?: (task: () => void, options: { priority: 'background' }) => Promise<void>
    }
  | undefined

/**
 * Waits until the page has nothing better to do: for what nobody misses in the first moment. A browser
 * that cannot tell lets other tasks go first.
 */
export function untilIdle(): Promise<void> {
  return typeof scheduler !== 'undefined' && scheduler.postTask
    ? scheduler.postTask(() => undefined, { priority: 'background' })
    : new Promise((done) => setTimeout(done))
}
