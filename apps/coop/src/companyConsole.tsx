import '@parking/ui/componentStyles'
import { coopTexts, pageAsked } from '@parking/coop'
import type { App } from '@parking/runtime'
import { ConsoleFrame } from './layout/ConsoleFrame.tsx'
import { RootLayout } from './layout/RootLayout.tsx'
import { consoleTexts } from './texts/ru.ts'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { consoleMenu, createConsoleRouter } from './createConsoleRouter.tsx'

/** The companies' app. */
export const companyConsole: App = {
  accountType: 'company',
  layout: { Root: RootLayout, Account: ConsoleFrame, NotFound: NotFoundPage },
  homes: { guest: '/legal/auth', member: '/coop-profile' },
  menu: consoleMenu,
  askToSignIn: pageAsked,
  texts: [consoleTexts, coopTexts],
  createRouter: createConsoleRouter,
}
