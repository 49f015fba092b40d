import { AccountFrame, memberRoute } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'

/** The pages of a company that is signed in, with the console's menu around them. */
export const coopRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: 'coop-profile',
  component: AccountFrame,
})
