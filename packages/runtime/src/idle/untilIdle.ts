/**
 * Waits until the page has nothing better to do: for what nobody misses in the first moment. A browser
 * that cannot tell lets other tasks go first.
 */
export function untilIdle(): Promise<void> {
  return 'scheduler' in globalThis && 'postTask' in scheduler
    ? scheduler.postTask(() => undefined, { priority: 'background' })
    : new Promise((done) => setTimeout(done))
}
