/** Safari has none, and Firefox only lately. */
declare const scheduler: { readonly yield?: () => Promise<void> } | undefined

/** Lets the page react to whoever uses it before long work goes on. */
export function breathe(): Promise<void> {
  return typeof scheduler !== 'undefined' && scheduler.yield
    ? scheduler.yield()
    : new Promise((done) => setTimeout(done))
}
