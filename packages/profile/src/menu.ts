import type { MenuEntry } from '@parking/runtime'
import { ClockIcon } from '@parking/ui'
import { operationsTitles } from './titles.ts'

/** The entries of this package in the menus. */
export const profileMenu = [
  {
    id: 'operations',
    to: '/profile/operations',
    icon: ClockIcon,
    area: 'account',
    order: 20,
    titles: operationsTitles,
  },
] as const satisfies readonly MenuEntry[]
