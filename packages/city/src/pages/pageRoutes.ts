import { lazyPage, rootRoute } from '@parking/runtime'
import { createRoute, redirect } from '@tanstack/react-router'
import { loadCityPages } from '../loadCityPages.ts'
import { pagesTitles, personalDataTitles, updateTitles } from '../titles.ts'
import { helpPath } from './helpPath.ts'

/** A page that the city writes; the bare address is its help. */
export const pageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'pages/{-$path}',
  staticData: { titles: pagesTitles },
  loader: async ({ context, params }) =>
    (await loadCityPages()).loadPage(context, params.path ?? helpPath),
  component: lazyPage(loadCityPages, 'ContentPage'),
})

/** The city's rules for personal data. */
export const personalDataRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'pages/pers',
  staticData: { titles: personalDataTitles },
  loader: async ({ context }) => (await loadCityPages()).loadPersonalData(context),
  component: lazyPage(loadCityPages, 'PersonalDataPage'),
})

/** What is new, in the cities that tell it. */
export const updateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'update',
  staticData: { titles: updateTitles },
  beforeLoad: ({ context }) => {
    if (!context.city.updatePage) throw redirect({ to: '/', replace: true })
  },
  loader: async ({ context }) => (await loadCityPages()).loadUpdate(context),
  component: lazyPage(loadCityPages, 'UpdatePage'),
})
