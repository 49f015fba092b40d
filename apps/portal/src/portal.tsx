import '@parking/ui/componentStyles'
import { loginRequested } from '@parking/auth'
import { mapTexts, readMapBeside } from '@parking/map'
import { late, lateFile, type App } from '@parking/runtime'
import { AccountLayout } from './layout/AccountLayout.tsx'
import { NotFound } from './layout/NotFound.tsx'
import { RootLayout } from './layout/RootLayout.tsx'
import { portalTexts } from './texts/ru.ts'
import { createPortalRouter, portalMenu } from './createPortalRouter.tsx'

const OverMap = late(async () => (await import('@parking/parking/overMap')).OverMap)

/** The drivers' app. */
export const portal: App = {
  accountType: 'driver',
  layout: { Root: RootLayout, Account: AccountLayout, NotFound, OverMap },
  texts: [portalTexts, mapTexts],
  menu: portalMenu,
  readMap: readMapBeside,
  memberServices: lateFile(
    { comes: 'members' },
    async () => (await import('./memberServices.ts')).memberServices,
  ),
  askToSignIn: (returnTo) => loginRequested({ returnTo }),
  createRouter: createPortalRouter,
}
