import '@parking/ui/formStyles'
import { PageHeader } from '@parking/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import css from './NarrowPage.module.css'

/** A page outside of the account with one subject, in a narrow column. */
export function NarrowPage({
  title,
  description,
  takesFocus = false,
  children,
}: {
  readonly title: string
  readonly description?: ReactNode
  /** It stands in place of a form whose button was pressed: its title takes the focus. */
  readonly takesFocus?: boolean
  readonly children: ReactNode
}): ReactNode {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = page.current?.querySelector('h1')
    if (!takesFocus || heading === null || heading === undefined) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div ref={page} className={css['page']}>
      <PageHeader title={title} description={description} />
      <div className={css['sheet']}>{children}</div>
    </div>
  )
}

/** Buttons or links in a row, which wraps. */
export function Actions({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={css['actions']}>{children}</div>
}
