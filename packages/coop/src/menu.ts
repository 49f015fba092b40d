import type { MenuEntry } from '@parking/runtime'
import { CarIcon, ClockIcon, LocateIcon, UserIcon, WalletIcon } from '@parking/ui'
import {
  companyTitles,
  devicesTitles,
  driversTitles,
  overviewTitles,
  vehiclesTitles,
} from './titles.ts'

/** The entries of this package in the console's menus, its home first. */
export const coopMenu = [
  {
    id: 'company',
    to: '/coop-profile',
    isExact: true,
    icon: WalletIcon,
    area: 'account',
    order: 10,
    titles: companyTitles,
  },
  {
    id: 'overview',
    to: '/coop-profile/overview',
    icon: ClockIcon,
    area: 'account',
    order: 15,
    titles: overviewTitles,
  },
  {
    id: 'drivers',
    to: '/coop-profile/drivers',
    icon: UserIcon,
    area: 'account',
    order: 20,
    titles: driversTitles,
  },
  {
    id: 'vehicles',
    to: '/coop-profile/vehicles',
    icon: CarIcon,
    area: 'account',
    order: 30,
    titles: vehiclesTitles,
  },
  {
    id: 'devices',
    to: '/coop-profile/devices',
    icon: LocateIcon,
    area: 'account',
    order: 40,
    titles: devicesTitles,
  },
] as const satisfies readonly MenuEntry[]
