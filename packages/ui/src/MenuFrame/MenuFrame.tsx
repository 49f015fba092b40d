import { useEffect, useRef, type ReactNode } from 'react'
import css from './MenuFrame.module.css'

export interface MenuFrameProps {
  /** Names the menu for screen readers. */
  label: string
  /** Draws the menu's entries, each as a link with this class. */
  renderMenu: (entryClass: string) => ReactNode
  children: ReactNode
}

/**
 * The frame around the pages of an account: their menu, and the page beside or below it. Where the
 * menu is a row that is wider than the window, the entry of the page that is open is in its middle.
 */
export function MenuFrame({ label, renderMenu, children }: MenuFrameProps): ReactNode {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const row = nav.current
    if (row === null) return undefined
    const show = () => {
      const present = row.querySelector<HTMLElement>('[aria-current]')
      if (present !== null) {
        row.scrollLeft = present.offsetLeft - (row.clientWidth - present.offsetWidth) / 2
      }
    }
    // With the next frame, and with each change of its width: the page is laid out by then.
    const resized = new ResizeObserver(show)
    resized.observe(row)
    const watcher = new MutationObserver(() => requestAnimationFrame(show))
    watcher.observe(row, { subtree: true, childList: true, attributeFilter: ['aria-current'] })
    return () => {
      resized.disconnect()
      watcher.disconnect()
    }
  }, [])
  return (
    <div className={css['account']}>
      <div className={css['root']}>
        <nav ref={nav} className={css['nav']} aria-label={label}>
          {renderMenu(css['entry'] ?? '')}
        </nav>
        <div className={css['page']}>{children}</div>
      </div>
    </div>
  )
}
