import { accountRoute, lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { myProfileTitles } from '../titles.ts'

/** Who the driver is to the city, and how the account is set up. */
export const myProfileRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'my-profile',
  staticData: { titles: myProfileTitles },
  loader: async ({ context }) => {
    const { loadMyProfile } = await import('./myProfilePart.ts')
    await loadMyProfile(context)
  },
  component: lazyPage(() => import('./myProfilePart.ts'), 'MyProfilePage'),
})
