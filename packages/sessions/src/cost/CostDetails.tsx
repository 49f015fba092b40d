import { LazyBoundary, late } from '@parking/runtime'
import { type ReactNode } from 'react'
import { CostFailure } from './CostFailure.tsx'
import type { AskedCost } from './useParkingCost.ts'

const IntervalTable = late(async () => (await import('./IntervalTable.tsx')).IntervalTable)

/** Shows what the cost is made of, or why it is not known. */
export function CostDetails({
  cost: { state, askAgain },
}: {
  readonly cost: AskedCost
}): ReactNode {
  if (state.kind === 'failed') return <CostFailure error={state.error} onRetry={askAgain} />
  return state.kind === 'known' ? (
    <LazyBoundary lost={null}>
      <IntervalTable intervals={state.cost.intervals} />
    </LazyBoundary>
  ) : null
}
