import '@parking/ui/styles'
import { coopMessages } from '@parking/coop'
import {
  AppContextProvider,
  createAppContext,
  createStorage,
  errorMessages,
  readAddress,
  reloadStaleChunks,
} from '@parking/runtime'
import { ParkingProvider } from '@parking/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { readConfig } from './config.ts'
import { PlainFrame } from './layout/PlainFrame.tsx'
import { RootLayout } from './layout/RootLayout.tsx'
import { consoleMessages } from './messages/consoleMessages.ts'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { createConsoleRouter } from './router.tsx'

const config = readConfig(document)
const address = readAddress(window.location.pathname)
if (address.kind === 'redirect') {
  const { search, hash } = window.location
  window.history.replaceState(null, '', `${address.to}${search}${hash}`)
}

reloadStaleChunks({
  version: config.version,
  storage: createStorage(() => window.sessionStorage),
  reload: () => window.location.reload(),
})

const context = await createAppContext({
  userType: 'coop',
  cities: config.cities,
  language: address.language ?? 'ru',
  layout: { Root: RootLayout, Account: PlainFrame, NotFound: NotFoundPage },
  homes: { guest: '/legal/auth', member: '/coop-profile' },
  messages: [consoleMessages, coopMessages, errorMessages],
  goHome: () => {
    void router.navigate({ to: '/legal/auth', replace: true }).then(() => router.invalidate())
  },
  restart: () => window.location.replace('/'),
})
const router = createConsoleRouter(context)
const cityClock = () => context.clock.now()

const root = document.querySelector('#app')
if (root === null) throw new Error('The page has no place for the app.')
createRoot(root).render(
  <AppContextProvider value={context}>
    <ParkingProvider accent={context.city.accent} clock={cityClock}>
      <QueryClientProvider client={context.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ParkingProvider>
  </AppContextProvider>,
)
