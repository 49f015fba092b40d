import { MenuLinks, useTexts } from '@parking/runtime'
import { MenuFrame } from '@parking/ui'
import type { ReactNode } from 'react'
import { portalTexts } from '../texts/ru.ts'

/** The frame around the pages of a driver's account. */
export function AccountLayout({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTexts(portalTexts)
  return (
    <MenuFrame
      label={t('menu.account')}
      renderMenu={(entryClass) => <MenuLinks area="account" className={entryClass} />}
    >
      {children}
    </MenuFrame>
  )
}
