import type { MenuEntry } from '@parking/runtime'
import { UserIcon } from '@parking/ui'
import { registrationTitles } from './titles.ts'

/** The entries of this package in the menus. */
export const authMenu = [
  {
    id: 'registration',
    to: '/registration',
    icon: UserIcon,
    area: 'guest',
    order: 20,
    titles: registrationTitles,
  },
] as const satisfies readonly MenuEntry[]
