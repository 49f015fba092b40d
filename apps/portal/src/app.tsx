import '@parking/ui/componentStyles'
import { authMessages, loginRequested } from '@parking/auth'
import { mapMessages } from '@parking/map'
import { errorMessages, startApp } from '@parking/runtime'
import { AccountLayout } from './layout/AccountLayout.tsx'
import { RootLayout } from './layout/RootLayout.tsx'
import { portalMenu } from './menu.ts'
import { portalMessages } from './messages/portalMessages.ts'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { createPortalRouter } from './router.tsx'

await startApp({
  accountKind: 'driver',
  layout: { Root: RootLayout, Account: AccountLayout, NotFound: NotFoundPage },
  messages: [portalMessages, errorMessages, mapMessages, authMessages],
  menu: portalMenu,
  memberServices: async () => (await import('./memberServices.ts')).memberServices,
  askToSignIn: (returnTo) => loginRequested({ returnTo }),
  createRouter: createPortalRouter,
})
