import type { MenuEntry } from '@parking/runtime'
import { MapIcon } from '@parking/ui'

/** The entry of the map in the menus. */
export const mapMenu = [
  {
    id: 'map',
    to: '/',
    icon: MapIcon,
    area: 'public',
    order: 0,
    titles: () => ({ ru: 'Карта', en: 'Map' }),
  },
] as const satisfies readonly MenuEntry[]
