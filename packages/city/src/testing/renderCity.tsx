import { rootRoute } from '@parking/runtime'
import { renderApp, type Fault, type TestContextOptions } from '@parking/runtime/testing'
import { openCity, type CityState } from '@parking/runtime/testing/city'
import { createRoute } from '@tanstack/react-router'
import { cityTexts } from '../texts/ru.ts'
import { cityRoutes } from '../routes.ts'

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => <h1>Карта</h1>,
})
const routeTree = rootRoute.addChildren([home, ...cityRoutes])

type CityOptions = Pick<TestContextOptions, 'city' | 'language'> & Pick<CityState, 'content'>

/** Renders this package's pages over the one city; by path, what is answered in its place. */
export async function renderCity(
  path: string,
  answers: Fault = {},
  { content = [], ...more }: CityOptions = {},
) {
  const server = openCity({ content }, answers)
  const rendered = await renderApp(routeTree, {
    path,
    fetch: server.fetch,
    texts: [cityTexts],
    layout: {
      Root: ({ children }) => children,
      Account: ({ children }) => children,
      NotFound: () => <h1>Страница не найдена</h1>,
    },
    ...more,
    city: { apiUrl: 'https://kazan.parking.example/', ...more.city },
  })
  return { ...rendered, server }
}
