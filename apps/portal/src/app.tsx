import '@parking/ui/componentStyles'
import { authMessages, loginRequested } from '@parking/auth'
import { checkoutService } from '@parking/checkout'
import { mapMessages } from '@parking/map'
import { paymentsMessages, paymentsService } from '@parking/payments'
import { profileMessages } from '@parking/profile'
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
  messages: [
    portalMessages,
    errorMessages,
    mapMessages,
    paymentsMessages,
    authMessages,
    profileMessages,
  ],
  menu: portalMenu,
  services: [checkoutService, paymentsService],
  askToSignIn: (returnTo) => loginRequested({ returnTo }),
  createRouter: createPortalRouter,
})
