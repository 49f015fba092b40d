import type { MenuEntry } from '@parking/runtime'
import { MapIcon } from '@parking/ui'
import { mapTitles } from './titles.ts'

/** The entry of the map in the menus. */
export const mapMenu = [
  {
    id: 'map',
    to: '/',
    icon: MapIcon,
    area: 'public',
    order: 0,
    titles: mapTitles,
  },
] as const satisfies readonly MenuEntry[]
