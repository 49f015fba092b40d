import { accountRoute, lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { loadPermitPages } from '../load/loadPermitPages.ts'
import { permitsTitles } from '../titles.ts'

/** Permits on sale, and those that the driver has. */
export const permitsRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'abonements',
  staticData: { titles: permitsTitles },
  loader: async ({ context }) => {
    const { loadPermits } = await import('../load/loadPages.ts')
    await loadPermits(context)
  },
  component: lazyPage(loadPermitPages, 'PermitsPage'),
})
