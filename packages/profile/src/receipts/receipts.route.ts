import { cityParts } from '@parking/domain'
import { accountRoute, page, type MenuCity } from '@parking/runtime'
import { ReceiptIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'

/** Whether a city lists receipts: its build has the page, and its back end says so. */
export function hasReceipts({ city, settings }: MenuCity): boolean {
  return cityParts.receipts(city) && settings?.hasReceipts === true
}

/** The receipts of a driver, in the cities that make them. */
export const receiptsRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'receipts',
  ...page({
    titles: { ru: 'Квитанции', en: 'Receipts' },
    menu: { area: 'account', order: 60, icon: ReceiptIcon },
    part: 'receipts',
    isOn: hasReceipts,
    load: async () => (await import('./ReceiptsPage.tsx')).receiptsPage,
  }),
})
