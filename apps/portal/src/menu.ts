import { authMenu } from '@parking/auth'
import { mapMenu } from '@parking/map'
import { paymentsMenu } from '@parking/payments'
import { permitsMenu } from '@parking/permits'
import { profileMenu } from '@parking/profile'
import type { MenuEntry } from '@parking/runtime'

/** What all menus of the portal are drawn of. */
export const portalMenu: readonly MenuEntry[] = [
  ...mapMenu,
  ...paymentsMenu,
  ...authMenu,
  ...profileMenu,
  ...permitsMenu,
]
