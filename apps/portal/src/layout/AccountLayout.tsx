import { MenuLinks, useMessages } from '@parking/runtime'
import { AccountFrame } from '@parking/ui'
import type { ReactNode } from 'react'
import { portalMessages } from '../messages/portalMessages.ts'

/** The frame around the pages of a driver's account. */
export function AccountLayout({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useMessages(portalMessages)
  return (
    <AccountFrame
      label={t('menu.account')}
      menu={(entryClass) => <MenuLinks area="account" className={entryClass} />}
    >
      {children}
    </AccountFrame>
  )
}
