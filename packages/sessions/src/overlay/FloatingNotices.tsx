import type { ReactNode } from 'react'
import css from './FloatingNotices.module.css'

/** Notices that lie over whichever page, in its corner. */
export function FloatingNotices({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={css['notices']}>{children}</div>
}
