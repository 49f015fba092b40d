import { useKeptFocus } from '@parking/ui'
import { useRef, type ReactNode } from 'react'
import css from './PageNotices.module.css'

/**
 * Notices above whichever page. They take room between the header and the page, so that they lie over
 * no menu, field or button, and stay in sight while the page is moved. An app lays them before its page.
 */
export function PageNotices({ children }: { readonly children: ReactNode }): ReactNode {
  const notices = useRef<HTMLDivElement>(null)
  useKeptFocus(notices)
  return (
    <div ref={notices} className={css['notices']}>
      {children}
    </div>
  )
}
