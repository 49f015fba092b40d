import type { MenuEntry } from '@parking/runtime'
import { UserIcon } from '@parking/ui'

/** The entries of this package in the console's menus, its home first. */
export const coopMenu = [
  {
    id: 'company',
    to: '/coop-profile',
    icon: UserIcon,
    area: 'account',
    order: 10,
    titles: () => ({ ru: 'Компания', en: 'Company' }),
  },
] as const satisfies readonly MenuEntry[]
