import type { MenuEntry } from '@parking/runtime'
import { CarIcon } from '@parking/ui'
import { parkingTitles } from './titles.ts'

/** The entries of this package in the menus. */
export const paymentsMenu = [
  {
    id: 'parking',
    to: '/profile/parking',
    icon: CarIcon,
    area: 'account',
    order: 10,
    titles: parkingTitles,
  },
] as const satisfies readonly MenuEntry[]
