import { ApiError } from '@parking/api-client'
import { Button } from '@mantine/core'
import { useErrorText, useMessages } from '@parking/runtime'
import { Notice } from '@parking/ui'
import { lazy, Suspense, type ReactNode } from 'react'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import type { AskedCost } from './useParkingCost.ts'

const IntervalTable = lazy(async () => ({
  default: (await import('./IntervalTable.tsx')).IntervalTable,
}))

/** Shows what the cost is made of, or why it is not known. */
export function CostDetails({
  cost: { state, askAgain },
}: {
  readonly cost: AskedCost
}): ReactNode {
  if (state.kind === 'failed') return <Failure error={state.error} onRetry={askAgain} />
  return state.kind === 'known' ? (
    <Suspense fallback={null}>
      <IntervalTable intervals={state.cost.intervals} />
    </Suspense>
  ) : null
}

/** An error of the calculation itself is no alert: there is just no price (specification, 8). */
function Failure({
  error,
  onRetry,
}: {
  readonly error: unknown
  readonly onRetry: () => void
}): ReactNode {
  const { t } = useMessages(paymentsMessages)
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
