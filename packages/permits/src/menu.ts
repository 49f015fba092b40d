import type { MenuEntry } from '@parking/runtime'
import { LayersIcon, SearchIcon } from '@parking/ui'
import { hasConstructor } from './hasConstructor.ts'
import { constructorTitles, permitsTitles } from './titles.ts'

/** The entries of this package in the menus. */
export const permitsMenu = [
  {
    id: 'permits',
    to: '/profile/abonements',
    icon: LayersIcon,
    area: 'account',
    order: 30,
    titles: permitsTitles,
  },
  {
    id: 'permitConstructor',
    to: '/profile/constructor',
    icon: SearchIcon,
    area: 'account',
    order: 40,
    titles: constructorTitles,
    isShown: hasConstructor,
  },
] as const satisfies readonly MenuEntry[]
