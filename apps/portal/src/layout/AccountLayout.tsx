import { useMessages } from '@parking/runtime'
import { CarIcon, ClockIcon } from '@parking/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { portalMessages } from '../messages/portalMessages.ts'
import css from './AccountLayout.module.css'

/** The frame around the pages of an account: their menu, and the page beside or below it. */
export function AccountLayout({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useMessages(portalMessages)
  return (
    <div className={css['root']}>
      <nav className={css['nav']} aria-label={t('menu.account')}>
        <Link to="/profile/parking" className={css['entry'] ?? ''}>
          <CarIcon /> {t('menu.parking')}
        </Link>
        <Link to="/profile/operations" className={css['entry'] ?? ''}>
          <ClockIcon /> {t('menu.operations')}
        </Link>
      </nav>
      <div className={css['page']}>{children}</div>
    </div>
  )
}
