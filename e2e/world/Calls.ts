import { expect, type BrowserContext, type Request } from '@playwright/test'

/** The calls of the back end that have no answer yet. */
export class Calls {
  readonly #open = new Set<Request>()

  /** Minds what the pages of a browser call. To be called before a page is opened. */
  watch(context: BrowserContext): void {
    context.on('request', (request) => {
      if (request.url().includes('/api/')) this.#open.add(request)
    })
    context.on('requestfinished', (request) => this.#open.delete(request))
    context.on('requestfailed', (request) => this.#open.delete(request))
    context.on('page', (page) =>
      page.on('close', () => {
        for (const request of this.#open) {
          if (request.frame().page() === page) this.#open.delete(request)
        }
      }),
    )
  }

  /** Waits until there are none. */
  async none(): Promise<void> {
    await expect.poll(() => this.#urls(() => true), 'calls without an answer').toEqual([])
  }

  /** Waits until those that are under way now are answered, whatever is called in the meantime. */
  async earlier(): Promise<void> {
    const earlier = new Set(this.#open)
    await expect
      .poll(() => this.#urls((request) => earlier.has(request)), 'calls without an answer')
      .toEqual([])
  }

  #urls(isMeant: (request: Request) => boolean): readonly string[] {
    return [...this.#open].filter(isMeant).map((request) => request.url())
  }
}
