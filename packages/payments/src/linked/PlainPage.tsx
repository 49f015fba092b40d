import type { ReactNode } from 'react'
import css from './PlainPage.module.css'

/** A page outside of the account with one subject, in a narrow column. */
export function PlainPage({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}): ReactNode {
  return (
    <div className={css['page']}>
      <h1>{title}</h1>
      {children}
    </div>
  )
}

/** The surface that a page's subject lies on. */
export function Sheet({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={css['sheet']}>{children}</div>
}
