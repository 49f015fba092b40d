/** Lets the page react to whoever uses it before long work goes on. */
export function breathe(): Promise<void> {
  return 'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((done) => setTimeout(done))
}
