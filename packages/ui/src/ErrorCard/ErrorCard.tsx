import type { ReactNode } from 'react'
import { Button } from '@mantine/core'
import { AlertIcon, RefreshIcon } from '../icons/icons.tsx'
import css from './ErrorCard.module.css'

export interface ErrorCardProps {
  title: string
  /** Makes the title the page's heading, where there is no other. */
  isHeading?: boolean | undefined
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
  const {
    title,
    isHeading = false,
    description,
    onRetry,
    retryLabel,
    retrying = false,
    action,
  } = props
  const Title = isHeading ? 'h1' : 'p'
  return (
    <section className={css['root']} role="alert">
      <AlertIcon size="xl" className={css['icon']} />
      <div className={css['words']}>
        <Title className={css['title']}>{title}</Title>
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
