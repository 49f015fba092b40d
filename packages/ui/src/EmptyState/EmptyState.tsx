import type { ReactNode } from 'react'
import css from './EmptyState.module.css'

export interface EmptyStateProps {
  title: string
  description?: ReactNode
  icon?: ReactNode
  /** What to do next, such as a link or a button. */
  action?: ReactNode
}

/** Says that there is nothing here yet, why, and what to do next. */
export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
  return (
    <div className={css['root']}>
      {icon === undefined ? null : (
        <span className={css['icon']} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={css['title']}>{title}</p>
      {description === undefined ? null : <p className={css['description']}>{description}</p>}
      {action === undefined ? null : <div className={css['action']}>{action}</div>}
    </div>
  )
}
