import '@parking/ui/componentStyles'
import { mapMessages } from '@parking/map'
import { paymentsMessages } from '@parking/payments'
import { loginRequested, profileMessages } from '@parking/profile'
import { errorMessages, startApp } from '@parking/runtime'
import { AccountLayout } from './layout/AccountLayout.tsx'
import { RootLayout } from './layout/RootLayout.tsx'
import { portalMessages } from './messages/portalMessages.ts'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { createPortalRouter } from './router.tsx'

await startApp({
  userType: 'standart',
  layout: { Root: RootLayout, Account: AccountLayout, NotFound: NotFoundPage },
  messages: [portalMessages, errorMessages, mapMessages, paymentsMessages, profileMessages],
  askToSignIn: (returnTo) => loginRequested({ returnTo }),
  createRouter: createPortalRouter,
})
