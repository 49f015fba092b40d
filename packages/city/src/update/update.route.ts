import { page, rootRoute } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'

/** What is new, in the cities that tell it. */
export const updateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'update',
  ...page({
    titles: { ru: 'Обновление сервиса', en: 'Service update' },
    isOn: ({ city }) => city.updatePage,
    instead: '/',
    load: async () => (await import('./UpdatePage.tsx')).updatePage,
  }),
})
