import { runtimeTexts, useErrorText, useTexts } from '@parking/runtime'
import { ErrorCard } from '@parking/ui'
import type { ReactNode } from 'react'

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
  const { t } = useTexts(runtimeTexts)
  const errorText = useErrorText()
  return (
    <ErrorCard
      title={title}
      description={errorText(error)}
      retryLabel={t('error.retry')}
      onRetry={retry}
      retrying={isRetrying}
    />
  )
}
