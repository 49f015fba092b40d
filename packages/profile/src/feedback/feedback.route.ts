import { cityParts } from '@parking/domain'
import { accountRoute, page, type MenuCity } from '@parking/runtime'
import { MailIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'
import type { LetterSearch } from './readLetterSearch.ts'

/** Whether letters to the operator are part of a city's build. */
export function hasFeedback({ city }: MenuCity): boolean {
  return cityParts.feedback(city)
}

/** Letters to the operator, in the builds that have them. */
export const feedbackRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'feedback',
  // Links of our own are checked; the page reads what comes from elsewhere.
  validateSearch: (search: LetterSearch): LetterSearch => search,
  ...page({
    titles: { ru: 'Обратная связь', en: 'Feedback' },
    menu: { area: 'account', order: 80, icon: MailIcon },
    part: 'feedback',
    isOn: hasFeedback,
    load: async () => (await import('./FeedbackPage.tsx')).feedbackPage,
  }),
})
