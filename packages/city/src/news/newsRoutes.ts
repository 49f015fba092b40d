import { lazyPage, rootRoute } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { loadCityPages } from '../loadCityPages.ts'
import { newsTitles } from '../titles.ts'

/** What the city has to say, the newest first. */
export const newsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'news',
  staticData: { titles: newsTitles },
  loader: async ({ context }) => (await loadCityPages()).loadNews(context),
  component: lazyPage(loadCityPages, 'NewsPage'),
})

/** A piece of news. */
export const newsItemRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'news/$id',
  staticData: { titles: newsTitles },
  loader: async ({ context, params }) => (await loadCityPages()).loadNewsItem(context, params.id),
  component: lazyPage(loadCityPages, 'NewsItemPage'),
})
