import { EmptyState, PinIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { runtimeMessages } from '../messages/runtimeMessages.ts'
import { useMessages } from '../context/useMessages.ts'

/**
 * Shown for an address that leads nowhere.
 *
 * @param props.wayOut - the link to where the app begins
 */
export function NotFoundScreen({ wayOut }: { readonly wayOut: ReactNode }): ReactNode {
  const { t } = useMessages(runtimeMessages)
  return (
    <EmptyState
      icon={<PinIcon size="xl" />}
      isHeading
      title={t('notFound.title')}
      description={t('notFound.text')}
      action={wayOut}
    />
  )
}
