import { page, rootRoute } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'

/** A piece of news. */
export const newsItemRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'news/$id',
  ...page({
    titles: { ru: 'Новости', en: 'News' },
    load: async () => (await import('./NewsItemPage.tsx')).newsItemPage,
  }),
})
