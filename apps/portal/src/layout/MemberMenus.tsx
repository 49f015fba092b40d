import { BalanceMenu, ParkingMenu } from '@parking/sessions'
import { ProfileMenu } from '@parking/profile'
import type { ReactNode } from 'react'

/** What the header shows to people who are signed in. A chunk of its own. */
export function MemberMenus(): ReactNode {
  return (
    <>
      <BalanceMenu />
      <ParkingMenu />
      <ProfileMenu />
    </>
  )
}
