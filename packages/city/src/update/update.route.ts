import { page, rootRoute } from '@parking/runtime'
import { ClockIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'

/** What is new, in the cities that tell it. */
export const updateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'update',
  ...page({
    titles: { ru: 'Обновление сервиса', en: 'Service update' },
    menu: { area: 'service', order: 30, icon: ClockIcon },
    isOn: ({ city }) => city.updatePage,
    instead: '/',
    load: async () => (await import('./UpdatePage.tsx')).updatePage,
  }),
})
