import { accountRoute, page } from '@parking/runtime'
import { SearchIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'
import { hasConstructor } from '../hasConstructor.ts'

/** Finds permits by what a driver needs, in the cities that put them together. */
export const constructorRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'constructor',
  ...page({
    titles: { ru: 'Конструктор', en: 'Permit finder' },
    menu: { area: 'account', order: 40, icon: SearchIcon },
    part: 'permitConstructor',
    isOn: hasConstructor,
    instead: '/profile/abonements',
    load: async () => (await import('./ConstructorPage.tsx')).constructorPage,
  }),
})
