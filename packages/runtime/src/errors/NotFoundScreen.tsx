import { EmptyState, PinIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { runtimeTexts } from '../texts/ru.ts'
import { useTexts } from '../context/useTexts.ts'

/**
 * Shown for an address that leads nowhere.
 *
 * @param props.wayOut - the link to where the app begins
 */
export function NotFoundScreen({ wayOut }: { readonly wayOut: ReactNode }): ReactNode {
  const { t } = useTexts(runtimeTexts)
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
