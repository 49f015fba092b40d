import { accountRoute, lazyPage, requirePart } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { hasFeedback } from '../parts.ts'
import { feedbackTitles } from '../titles.ts'

/** Letters to the operator, in the builds that have them. */
export const feedbackRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'feedback',
  staticData: { titles: feedbackTitles },
  beforeLoad: ({ context }) => requirePart(context, hasFeedback),
  loader: async ({ context }) => {
    const { loadFeedback } = await import('./feedbackPart.ts')
    await loadFeedback(context)
  },
  component: lazyPage(() => import('./feedbackPart.ts'), 'FeedbackPage'),
})
