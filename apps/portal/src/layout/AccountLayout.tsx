import { MenuLinks, useMessages } from '@parking/runtime'
import { MenuFrame } from '@parking/ui'
import type { ReactNode } from 'react'
import { portalMessages } from '../messages/portalMessages.ts'

/** The frame around the pages of a driver's account. */
export function AccountLayout({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useMessages(portalMessages)
  return (
    <MenuFrame
      label={t('menu.account')}
      renderMenu={(entryClass) => <MenuLinks area="account" className={entryClass} />}
    >
      {children}
    </MenuFrame>
  )
}
