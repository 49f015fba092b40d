import { page } from '@parking/runtime'
import { WalletIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'
import { coopRoute } from '../coopRoute.ts'

/** The company's own page. It shows itself while the company is on the way. */
export const companyRoute = createRoute({
  getParentRoute: () => coopRoute,
  path: '/',
  ...page({
    titles: { ru: 'Компания', en: 'Company' },
    menu: { area: 'account', order: 10, icon: WalletIcon, isExact: true },
    load: async () => (await import('./CompanyPage.tsx')).companyPage,
  }),
})
