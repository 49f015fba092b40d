import { accountRoute, lazyPage, requirePart } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { hasFines } from '../parts.ts'
import { finesTitles } from '../titles.ts'

/** The fines of a driver, in the cities that show them. */
export const finesRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'penalty',
  staticData: { titles: finesTitles },
  beforeLoad: ({ context }) => requirePart(context, hasFines),
  loader: async ({ context }) => {
    const { loadFines } = await import('./finesPart.ts')
    await loadFines(context)
  },
  component: lazyPage(() => import('./finesPart.ts'), 'FinesPage'),
})
