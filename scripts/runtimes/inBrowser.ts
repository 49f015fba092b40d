import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { contentTypes } from '../lib/contentTypes.ts'
import { openBrowser } from '../lib/openBrowser.ts'
import { portOf } from '../lib/portOf.ts'
import { publishedPackages } from '../lib/publishedPackages.ts'

/** How many cases are right, and how many there are. */
export interface Count {
  readonly right: number
  readonly all: number
}

/** What the program tells. */
export interface Result {
  readonly plates: Count
  readonly pricing: Count
  readonly readmes: Count
  readonly wrong: readonly string[]
  /** Ways of loading that are missing. */
  readonly lacks?: readonly string[]
}

/** A Worker and a service worker alike: takes in the bundle that its address names. */
const worker = `importScripts('/' + location.search.slice(1))
onmessage = ({ data, source }) => (source ?? self).postMessage(tryPackages(...data))
`

/** What program.js exports. */
interface Program {
  tryPackages(...vectors: readonly unknown[]): Result
}

/** A browser whose pages have a project's files. */
export async function openPages(project: string) {
  const imports = Object.fromEntries(publishedPackages.flatMap(({ manifest }) => pathsOf(manifest)))
  const map = JSON.stringify({ imports })
  writeFileSync(join(project, 'index.html'), `<script type="importmap">${map}</script>`)
  writeFileSync(join(project, 'worker.js'), worker)
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = join(project, pathname)
    const type = pathname.endsWith('.js') ? contentTypes['.js'] : contentTypes['.html']
    if (existsSync(file)) response.writeHead(200, { 'content-type': type }).end(readFileSync(file))
    else response.writeHead(404).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const browser = await openBrowser()
  return {
    version: browser.version(),
    /** A page that shares nothing with those before it. */
    async open(): Promise<Page> {
      const page = await browser.newPage()
      await page.goto(`http://localhost:${portOf(server)}/index.html`)
      return page
    },
    async [Symbol.asyncDispose]() {
      await browser.close()
      server.close()
    },
  }
}

/** The entries of a package that are code, as an import map names them. */
function pathsOf({ name, exports }: (typeof publishedPackages)[number]['manifest']) {
  return Object.entries(exports).flatMap(([entry, files]) =>
    typeof files === 'string'
      ? []
      : [[join(name, entry), `/${join('node_modules', name, files['default'] ?? '')}`]],
  )
}

/** Runs the program in the page itself, without a bundler. */
export function inPage(page: Page, vectors: readonly unknown[]): Promise<Result> {
  return page.evaluate(async (given) => {
    const program: Program = await import(`${location.origin}/program.js`)
    return program.tryPackages(...given)
  }, vectors)
}

/** What the page tells of a wrong call that nobody catches. */
export async function uncaughtInPage(page: Page): Promise<string> {
  const code = `import { calculateCost } from '@parking/pricing'\ncalculateCost({})`
  const [error] = await Promise.all([
    page.waitForEvent('pageerror'),
    page.addScriptTag({ type: 'module', content: code }),
  ])
  return error.stack ?? ''
}

/** Runs a bundle in a Worker. */
export function inWorker(page: Page, bundle: string, vectors: readonly unknown[]): Promise<Result> {
  return page.evaluate(
    ([path, given]) =>
      new Promise<Result>((answer, fail) => {
        const thread = new Worker(`/worker.js?${path}`)
        thread.addEventListener('error', ({ message }) => fail(new Error(message)))
        thread.addEventListener('message', ({ data }: MessageEvent<Result>) => answer(data))
        thread.postMessage(given)
      }),
    [bundle, vectors] as const,
  )
}

/** Runs a bundle in a service worker. */
export function inServiceWorker(
  page: Page,
  bundle: string,
  vectors: readonly unknown[],
): Promise<Result> {
  return page.evaluate(
    async ([path, given]) => {
      const { serviceWorker } = navigator
      await serviceWorker.register(`/worker.js?${path}`)
      const { active } = await serviceWorker.ready
      const answer = new Promise<Result>((resolve, reject) => {
        serviceWorker.addEventListener('message', ({ data }: MessageEvent<Result>) => resolve(data))
        setTimeout(() => reject(new Error('It does not answer.')), 30_000)
      })
      serviceWorker.startMessages()
      active?.postMessage(given)
      return answer
    },
    [bundle, vectors] as const,
  )
}
