import { page, rootRoute } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'

/** What the city has to say, the newest first. */
export const newsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'news',
  ...page({
    titles: { ru: 'Новости', en: 'News' },
    load: async () => (await import('./NewsPage.tsx')).newsPage,
  }),
})
