import { page, rootRoute } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'

/** A page that the city writes; the bare address is its help. */
export const contentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'pages/{-$path}',
  ...page({
    titles: { ru: 'Справка', en: 'Help' },
    load: async () => (await import('./ContentPage.tsx')).contentPage,
  }),
})
