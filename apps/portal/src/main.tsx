import '@parking/ui/styles'
import './shell.css'
import { mapMessages } from '@parking/map'
import { paymentsMessages } from '@parking/payments'
import { loginRequested, profileMessages } from '@parking/profile'
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
import { AccountLayout } from './layout/AccountLayout.tsx'
import { RootLayout } from './layout/RootLayout.tsx'
import { portalMessages } from './messages/portalMessages.ts'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { createPortalRouter } from './router.tsx'

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
  userType: 'standart',
  cities: config.cities,
  language: address.language ?? 'ru',
  layout: { Root: RootLayout, Account: AccountLayout, NotFound: NotFoundPage },
  messages: [portalMessages, errorMessages, mapMessages, paymentsMessages, profileMessages],
  askToSignIn: (returnTo) => loginRequested({ returnTo }),
  goHome: () => {
    void router.navigate({ to: '/', replace: true }).then(() => router.invalidate())
  },
  restart: () => window.location.replace('/'),
})
const router = createPortalRouter(context)

const root = document.querySelector('#app')
if (root === null) throw new Error('The page has no place for the app.')
createRoot(root).render(
  <AppContextProvider value={context}>
    <ParkingProvider accent={context.city.accent} clock={context.clock.now}>
      <QueryClientProvider client={context.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ParkingProvider>
  </AppContextProvider>,
)
