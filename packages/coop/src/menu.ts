import type { MenuEntry } from '@parking/runtime'
import { UserIcon } from '@parking/ui'
import { companyTitles } from './titles.ts'

/** The entries of this package in the console's menus, its home first. */
export const coopMenu = [
  {
    id: 'company',
    to: '/coop-profile',
    icon: UserIcon,
    area: 'account',
    order: 10,
    titles: companyTitles,
  },
] as const satisfies readonly MenuEntry[]
