import { hasPersonalData, page, personalDataTitles, rootRoute } from '@parking/runtime'
import { UserIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'

/** The city's rules for personal data. */
export const personalDataRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'pages/pers',
  ...page({
    titles: personalDataTitles,
    menu: { area: 'service', order: 20, icon: UserIcon },
    isOn: hasPersonalData,
    load: async () => (await import('./PersonalDataPage.tsx')).personalDataPage,
  }),
})
