import { cityParts } from '@parking/domain'
import { accountRoute, page, type MenuCity } from '@parking/runtime'
import { AlertIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'

/** Whether a city shows fines: its build has the page, and its back end says so. */
export function hasFines({ city, settings }: MenuCity): boolean {
  return cityParts.fines(city) && settings?.showsFines === true
}

/** The fines of a driver, in the cities that show them. */
export const finesRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'penalty',
  ...page({
    titles: { ru: 'Штрафы', en: 'Fines' },
    menu: { area: 'account', order: 70, icon: AlertIcon },
    part: 'fines',
    isOn: hasFines,
    load: async () => (await import('./FinesPage.tsx')).finesPage,
  }),
})
