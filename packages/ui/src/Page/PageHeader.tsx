import { type ReactNode } from 'react'
import css from './Page.module.css'

export interface PageHeaderProps {
  title: string
  description?: ReactNode
  /** Buttons and links of the whole page, at the right or under the title. */
  actions?: ReactNode
}

/** Heads a page with its one h1. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className={css['header']}>
      <div className={css['words']}>
        <h1>{title}</h1>
        {description === undefined ? null : <p className={css['description']}>{description}</p>}
      </div>
      {actions === undefined ? null : <div className={css['actions']}>{actions}</div>}
    </header>
  )
}
