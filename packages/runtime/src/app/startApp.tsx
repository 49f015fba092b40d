import { breathe } from '@parking/api-client'
import type { City } from '@parking/domain'
import { instantOf } from '@parking/pricing'
import { ParkingProvider, Tint, usualAccent } from '@parking/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { catchErrors } from '../errors/catchErrors.ts'
import type { ErrorPage } from '../errors/ErrorPage.ts'
import { reloadStaleChunks } from '../errors/reloadStaleChunks.ts'
import { readAddress } from '../language/readAddress.ts'
import { createStorage } from '../storage/createStorage.ts'
import { AppContextProvider, type AppContext } from '../context/AppContext.ts'
import { createAppContext, type AppOptions } from './createAppContext.ts'
import { untilIdle } from '../idle/untilIdle.ts'
import { lateFile } from '../page/lateFile.ts'
import { askVersion } from '../build/askVersion.ts'
import { readBuild } from '../build/readBuild.ts'

const loadErrorTexts = lateFile({ comes: 'soon' }, () => import('../errorTexts/ru.ts'))
const loadReports = lateFile({ part: 'reports' }, () => import('../reports/reportTimings.ts'))
const loadWorker = lateFile({ comes: 'soon' }, () => import('../build/keepBuild.ts'))

/** What tells one app from another. */
export interface App extends Pick<
  AppOptions,
  | 'accountType'
  | 'layout'
  | 'homes'
  | 'menu'
  | 'askToSignIn'
  | 'texts'
  | 'memberServices'
  | 'readMap'
> {
  readonly createRouter: (context: AppContext) => AnyRouter
}

/**
 * Starts an app in its page: reads what the build was made for, settles the address's language and
 * shows the app in place of the frame that the page came with.
 *
 * @throws {Error} when the page was not emitted for a city
 */
export async function startApp(app: App): Promise<void> {
  // Evaluating the app's code was long enough for one stretch.
  await breathe()
  const build = readBuild(document)
  const address = readAddress(window.location.pathname)
  if (address.kind === 'redirect') {
    const { search, hash } = window.location
    window.history.replaceState(null, '', `${address.to}${search}${hash}`)
  }
  const page: ErrorPage = { build, context: null, screen: () => null }
  const reportError = catchErrors(page)
  reloadStaleChunks({
    version: build.version,
    askVersion,
    storage: createStorage(() => window.sessionStorage),
    reload: () => window.location.reload(),
  })
  const home = app.homes?.guest ?? '/'
  const context = await createAppContext({
    ...app,
    cities: build.cities,
    version: build.version,
    language: address.language,
    reportError,
    goHome: () => {
      void router.navigate({ to: home, replace: true }).then(() => router.invalidate())
    },
    restart: (at) => window.location.replace(at),
  })
  await breathe()
  const router = app.createRouter(context)
  await breathe()
  page.context = context
  page.screen = () => router.state.matches.at(-1)?.routeId ?? null
  const place = document.querySelector('#app')
  if (place === null) throw new Error('The page has no place for the app.')
  // The page's own frame stays until all that takes its place is there; rendering that gives way to
  // whoever already uses the page.
  await Promise.all([router.load(), readyClock(context.city)])
  await breathe()
  // The page itself has the tint of its first city.
  const { city } = context
  const otherTint = city === build.cities[0] ? undefined : (city.accent ?? usualAccent)
  startTransition(() =>
    createRoot(place).render(
      <AppContextProvider value={context}>
        <ParkingProvider clock={context.clock.now} pages={router.history}>
          {otherTint !== undefined && <Tint accent={otherTint} />}
          <QueryClientProvider client={context.queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ParkingProvider>
      </AppContextProvider>,
    ),
  )
  // Nobody can be refused before the page is there, so what refusals say comes after it.
  await untilIdle()
  void loadErrorTexts()
    .then(({ errorTexts }) => context.translator.load(errorTexts))
    .catch(() => undefined)
  const { errorReportsUrl: url } = build.cities[0]
  if (url !== undefined) {
    // What comes of it is for the city: nobody who uses the page misses it.
    void loadReports().then(
      ({ reportTimings }) => reportTimings({ url, build: build.version, screen: page.screen }),
      () => undefined,
    )
  }
  if (build.worker !== undefined) {
    const { keepBuild } = await loadWorker()
    keepBuild(build.worker)
  }
}

/**
 * Asks the first question about a city's zone of time, which takes a slow phone as long as ten frames: while
 * the page's files come, and not in the middle of drawing a price or a date.
 */
async function readyClock({ timeZone }: Pick<City, 'timeZone'>): Promise<void> {
  await breathe()
  instantOf('2026-01-01', 0, timeZone)
}
