import type { MenuEntry } from '@parking/runtime'
import { CarIcon } from '@parking/ui'

/** The entries of this package in the menus. */
export const paymentsMenu = [
  {
    id: 'parking',
    to: '/profile/parking',
    icon: CarIcon,
    area: 'account',
    order: 10,
    titles: ({ settings }) =>
      settings?.hasBalance === false
        ? { ru: 'Парковочные сессии', en: 'Parking sessions' }
        : { ru: 'Парковка', en: 'Parking' },
  },
] as const satisfies readonly MenuEntry[]
