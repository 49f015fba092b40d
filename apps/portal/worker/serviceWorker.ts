import { tilesCache } from '@parking/runtime/tilesCache'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { answerQuestion, createHandOver, createTakeOver } from './handOver.ts'
import { openPressed } from './openPressed.ts'
import { findPage } from './rules.ts'
import type { WorkerBuild } from './WorkerBuild.ts'

declare global {
  interface Request {
    /** Not yet among TypeScript's types, nor in every browser. */
    readonly isReloadNavigation?: boolean
  }
}

declare const self: ServiceWorkerGlobalScope & { readonly parkingBuild: WorkerBuild }

const { files, pages, pagePattern, tiles } = self.parkingBuild
const ownPages = new RegExp(pagePattern)
const tilePatterns = tiles.map((pattern) => new RegExp(pattern))

/** Tiles that a browser keeps: a city's middle at the zooms that people use. */
const mostTiles = 500
const tileSeconds = 7 * 24 * 60 * 60

// A build is kept whole or not at all, and stays for the tabs that it has opened: a newer one waits
// until they are gone. So no page ever meets files of another build.
precache([...files])
cleanupOutdatedCaches()

const keptPage = (pathname: string): Promise<Response | undefined> =>
  matchPrecache(findPage(pages, pathname))

const newerPage = createHandOver({
  waiting: () => self.registration.waiting,
  countTabs: async () => {
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    return tabs.length
  },
})

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && ownPages.test(url.pathname),
  async ({ request, url }) =>
    (await newerPage(request, url.pathname)) ?? (await keptPage(url.pathname)) ?? fetch(request),
)

// By its hash a file is of one build alone, so that it may come out of any.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, url }) => (await caches.match(url.href)) ?? fetch(request),
)

registerRoute(
  ({ url }) => tilePatterns.some((pattern) => pattern.test(url.href)),
  new CacheFirst({
    cacheName: tilesCache,
    plugins: [
      new ExpirationPlugin({
        maxEntries: mostTiles,
        maxAgeSeconds: tileSeconds,
        purgeOnQuotaError: true,
      }),
    ],
  }),
)

const takeOver = createTakeOver(() => self.skipWaiting())

self.addEventListener('message', (event) => {
  event.waitUntil(answerQuestion(event, { keptPage, takeOver }))
})

self.addEventListener('notificationclick', (event) => {
  const isPage = (pathname: string): boolean => ownPages.test(pathname)
  event.waitUntil(openPressed(event.notification, { clients: self.clients, isPage }))
})
