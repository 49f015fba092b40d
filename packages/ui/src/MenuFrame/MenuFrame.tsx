import type { ReactNode } from 'react'
import css from './MenuFrame.module.css'

export interface MenuFrameProps {
  /** Names the menu for screen readers. */
  label: string
  /** Draws the menu's entries, each as a link with this class. */
  renderMenu: (entryClass: string) => ReactNode
  children: ReactNode
}

/** The frame around the pages of an account: their menu, and the page beside or below it. */
export function MenuFrame({ label, renderMenu, children }: MenuFrameProps): ReactNode {
  return (
    <div className={css['account']}>
      <div className={css['root']}>
        <nav className={css['nav']} aria-label={label}>
          {renderMenu(css['entry'] ?? '')}
        </nav>
        <div className={css['page']}>{children}</div>
      </div>
    </div>
  )
}
