import { useErrorText, useTexts } from '@parking/runtime'
import { ErrorCard } from '@parking/ui'
import type { ReactNode } from 'react'
import { paymentsTexts } from '../texts/ru.ts'

/** Says why a page could not be shown, and reads what it shows once more. */
export function LoadFailed({
  title,
  error,
  isRetrying,
  retry,
}: {
  readonly title: string
  readonly error: unknown
  readonly isRetrying: boolean
  readonly retry: () => void
}): ReactNode {
  const { t } = useTexts(paymentsTexts)
  const errorText = useErrorText()
  return (
    <ErrorCard
      title={title}
      description={errorText(error)}
      retryLabel={t('page.retry')}
      onRetry={retry}
      retrying={isRetrying}
    />
  )
}
