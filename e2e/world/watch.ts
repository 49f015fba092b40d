import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test'

/** Collects everything that no story may cause: errors, broken rules of the policy, strangers. */
export interface Watch {
  /** Lets a message through that the story causes on purpose, such as a connection that is cut. */
  expect(message: RegExp): void
  /** What was seen and not expected. */
  seen(): readonly string[]
}

/** Begins to watch all pages of a browser, those that open later too. */
export async function watchPages(context: BrowserContext, origin: string): Promise<Watch> {
  const seen: string[] = []
  // The address that no app knows answers so.
  const expected: RegExp[] = [/status of 404 .*\/nowhere\)$/]
  const isOurs = (url: string) => url.startsWith(`${origin}/`) || /^(data|blob|about):/.test(url)

  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // Whoever watches the console sees it, whichever page and frame it happens in.
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error')
      seen.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) =>
    seen.push(`page: ${error.error().stack ?? error.error().message}`),
  )
  context.on('request', (request: Request) => {
    if (!isOurs(request.url())) seen.push(`request: ${request.url()}`)
  })
  context.on('page', (page: Page) => page.on('crash', () => seen.push('page: crashed')))
  return {
    expect: (message) => void expected.push(message),
    seen: () => seen.filter((line) => !expected.some((message) => message.test(line))),
  }
}
