import { accountRoute, lazyPage } from '@parking/runtime'
import { createRoute, redirect } from '@tanstack/react-router'
import { constructorTitles } from '../titles.ts'

/** Finds permits by what a driver needs, in the cities that put them together. */
export const constructorRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'constructor',
  staticData: { titles: constructorTitles },
  // A city without it may not even have the files of its page.
  beforeLoad: ({ context }) => {
    if (!context.city.flags.permitConstructor) leave()
  },
  loader: async ({ context }) => {
    const { loadConstructor } = await import('../load/loadPages.ts')
    if (!(await loadConstructor(context))) leave()
  },
  component: lazyPage(() => import('./ConstructorPage.tsx'), 'ConstructorPage'),
})

function leave(): never {
  throw redirect({ to: '/profile/abonements', replace: true })
}
