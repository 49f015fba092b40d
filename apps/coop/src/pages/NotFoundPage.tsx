import { useMessages } from '@parking/runtime'
import { EmptyState } from '@parking/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { consoleMessages } from '../messages/consoleMessages.ts'

/** Shown for an address that leads nowhere. */
export function NotFoundPage(): ReactNode {
  const { t } = useMessages(consoleMessages)
  return (
    <EmptyState
      title={t('notFound.title')}
      description={t('notFound.text')}
      action={<Link to="/coop-profile">{t('notFound.home')}</Link>}
    />
  )
}
