import type { MenuEntry } from '@parking/runtime'
import { CarIcon } from '@parking/ui'
import { guestTitles, parkingTitles } from './titles.ts'

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
  {
    id: 'guest',
    to: '/guest-payment',
    icon: CarIcon,
    area: 'guest',
    order: 10,
    titles: guestTitles,
    isShown: ({ settings }) => settings?.guestsMayPay === true,
  },
] as const satisfies readonly MenuEntry[]
