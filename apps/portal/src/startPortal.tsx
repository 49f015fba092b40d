import '@parking/ui/componentStyles'
import { loginRequested } from '@parking/auth'
import { mapTexts, readMapBeside } from '@parking/map'
import { startApp } from '@parking/runtime'
import { lazy } from 'react'
import { AccountLayout } from './layout/AccountLayout.tsx'
import { NotFound } from './layout/NotFound.tsx'
import { RootLayout } from './layout/RootLayout.tsx'
import { portalMenu } from './menu.ts'
import { portalTexts } from './texts/ru.ts'
import { createPortalRouter } from './router.tsx'

const OverMap = lazy(async () => ({ default: (await import('@parking/payments/overMap')).OverMap }))

/** Starts the portal. */
export async function startPortal(): Promise<void> {
  await startApp({
    accountKind: 'driver',
    layout: { Root: RootLayout, Account: AccountLayout, NotFound, OverMap },
    texts: [portalTexts, mapTexts],
    menu: portalMenu,
    readMap: readMapBeside,
    memberServices: async () => (await import('./memberServices.ts')).memberServices,
    askToSignIn: (returnTo) => loginRequested({ returnTo }),
    createRouter: createPortalRouter,
  })
}
