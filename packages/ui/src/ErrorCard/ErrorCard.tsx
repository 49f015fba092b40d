import type { ReactNode } from 'react'
import { Button } from '@mantine/core'
import { AlertIcon, RefreshIcon } from '../icons/icons.tsx'
import css from './ErrorCard.module.css'

export interface ErrorCardProps {
  title: string
  description?: ReactNode
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined
  retryLabel?: string | undefined
  /** Whether the next try is running: the button shows it and takes no second press. */
  retrying?: boolean | undefined
  /** Another way out beside the retry, such as logging out. */
  action?: ReactNode
}

/** Says that a part of the page could not be loaded and offers another try. */
export function ErrorCard(props: ErrorCardProps) {
  const { title, description, onRetry, retryLabel, retrying = false, action } = props
  return (
    <section className={css['root']} role="alert">
      <AlertIcon size="xl" className={css['icon']} />
      <div className={css['words']}>
        <p className={css['title']}>{title}</p>
        {description === undefined ? null : <p className={css['description']}>{description}</p>}
      </div>
      <div className={css['actions']}>
        {onRetry === undefined ? null : (
          <Button onClick={onRetry} loading={retrying} leftSection={<RefreshIcon />}>
            {retryLabel}
          </Button>
        )}
        {action}
      </div>
    </section>
  )
}
