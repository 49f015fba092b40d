import type { ReactNode } from 'react'
import css from './EmptyState.module.css'

export interface EmptyStateProps {
  title: string
  /** Makes the title the page's heading, where there is no other. */
  isHeading?: boolean
  /** Takes little room: for a part of a page that is often empty. */
  isCompact?: boolean
  description?: ReactNode
  icon?: ReactNode
  /** What to do next, such as a link or a button. */
  action?: ReactNode
}

/** Says that there is nothing here yet, why, and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  const { title, isHeading = false, isCompact = false, description, icon, action } = props
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div className={css['root']} data-compact={isCompact}>
      {icon === undefined ? null : (
        <span className={css['icon']} aria-hidden="true">
          {icon}
        </span>
      )}
      <div className={css['words']}>
        <Title className={css['title']}>{title}</Title>
        {description === undefined ? null : <p className={css['description']}>{description}</p>}
        {action === undefined ? null : <div className={css['action']}>{action}</div>}
      </div>
    </div>
  )
}
