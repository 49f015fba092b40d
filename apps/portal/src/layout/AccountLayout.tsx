import { useMessages } from '@parking/runtime'
import type { ReactNode } from 'react'
import { portalMessages } from '../messages/portalMessages.ts'
import css from './AccountLayout.module.css'
import { MenuLinks } from './MenuLinks.tsx'

/** The frame around the pages of an account: their menu, and the page beside or below it. */
export function AccountLayout({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useMessages(portalMessages)
  return (
    <div className={css['account']}>
      <div className={css['root']}>
        <nav className={css['nav']} aria-label={t('menu.account')}>
          <MenuLinks area="account" className={css['entry'] ?? ''} />
        </nav>
        <div className={css['page']}>{children}</div>
      </div>
    </div>
  )
}
