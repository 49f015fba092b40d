import { rootRoute } from '@parking/runtime'
import { backEnd, renderApp, type Answer, type TestContextOptions } from '@parking/runtime/testing'
import { createRoute } from '@tanstack/react-router'
import { cityTexts } from '../texts/ru.ts'
import { cityRoutes } from '../routes.ts'

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => <h1>Карта</h1>,
})
const routeTree = rootRoute.addChildren([home, ...cityRoutes])

/** Renders this package's pages over a back end that answers by path. */
export async function renderCity(
  path: string,
  answers: Readonly<Record<string, Answer>>,
  more: Pick<TestContextOptions, 'city' | 'language'> = {},
) {
  const server = backEnd(answers)
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
