import { page, rootRoute } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'

/** The city's rules for personal data. */
export const personalDataRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'pages/pers',
  ...page({
    titles: ({ city: { flags }, settings }) => {
      // As the city calls them, in its file or in its settings.
      const fromSettings = settings?.personalDataTitle ?? null
      return {
        ru: flags.pagePersonalDataTitle?.ru ?? fromSettings ?? 'Персональные данные',
        en: flags.pagePersonalDataTitle?.en ?? fromSettings ?? 'Personal data',
      }
    },
    isOn: ({ city, settings }) =>
      city.flags.pagePersonalData && settings?.showsPersonalDataPage === true,
    load: async () => (await import('./PersonalDataPage.tsx')).personalDataPage,
  }),
})
