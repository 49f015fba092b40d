import '@parking/ui/componentStyles'
import { coopMenu, coopMessages, pageAsked } from '@parking/coop'
import { startApp } from '@parking/runtime'
import { ConsoleFrame } from './layout/ConsoleFrame.tsx'
import { RootLayout } from './layout/RootLayout.tsx'
import { consoleMessages } from './messages/consoleMessages.ts'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { createConsoleRouter } from './router.tsx'

await startApp({
  accountKind: 'company',
  layout: { Root: RootLayout, Account: ConsoleFrame, NotFound: NotFoundPage },
  homes: { guest: '/legal/auth', member: coopMenu[0].to },
  menu: coopMenu,
  askToSignIn: pageAsked,
  messages: [consoleMessages, coopMessages],
  createRouter: createConsoleRouter,
})
