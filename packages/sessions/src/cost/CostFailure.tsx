import { ApiError } from '@parking/api-client'
import { Button } from '@mantine/core'
import { useErrorText, useTexts } from '@parking/runtime'
import { Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'

/**
 * Says why a cost is not known, and asks again. An error of the calculation itself is no alert: there
 * is just no price (specification, 8).
 */
export function CostFailure({
  error,
  onRetry,
}: {
  readonly error: unknown
  readonly onRetry: () => void
}): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const errorText = useErrorText()
  const retry = (
    <Button size="xs" variant="default" onClick={onRetry}>
      {t('cost.retry')}
    </Button>
  )
  if (error instanceof ApiError && error.errorName === 'CostCalculationError') return retry
  return (
    <Notice tone="negative" announce="now" title={t('cost.failed')} action={retry}>
      {errorText(error)}
    </Notice>
  )
}
