import type { MenuEntry } from '@parking/runtime'
import { ClockIcon } from '@parking/ui'

/** The entries of this package in the menus. */
export const profileMenu = [
  {
    id: 'operations',
    to: '/profile/operations',
    icon: ClockIcon,
    area: 'account',
    order: 20,
    titles: () => ({ ru: 'История операций', en: 'Operations history' }),
  },
] as const satisfies readonly MenuEntry[]
