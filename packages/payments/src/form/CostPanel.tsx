import { ApiError } from '@parking/api-client'
import { Button } from '@mantine/core'
import type { ParkingCost } from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import { useErrorText, useMessages } from '@parking/runtime'
import { Notice, Price } from '@parking/ui'
import type { ReactNode } from 'react'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import css from './CostPanel.module.css'
import { estimateCost, type EstimateInput } from './estimateCost.ts'
import { IntervalTable } from './IntervalTable.tsx'
import { useMinute } from './useMinute.ts'
import type { AskedCost } from './useParkingCost.ts'

/**
 * Shows what the stay costs: the back end's figure, or an estimate that is called one while that
 * figure loads or cannot be had.
 */
export function CostPanel({
  cost,
  estimated,
}: {
  readonly cost: AskedCost
  /** What to estimate by; null while the form can't be priced. */
  readonly estimated: Omit<EstimateInput, 'start'> | null
}): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const { state, askAgain } = cost
  return (
    <div className={css['root']}>
      <div className={css['head']} aria-live="polite" aria-busy={state.kind === 'asking'}>
        <span className={css['title']}>{t('cost.title')}</span>
        {state.kind === 'none' || estimated === null ? (
          <span className={css['note']}>{t('cost.empty')}</span>
        ) : null}
        {state.kind === 'known' ? <KnownCost cost={state.cost} /> : null}
        {(state.kind === 'asking' || state.kind === 'failed') && estimated !== null ? (
          <Estimate input={estimated} isAsking={state.kind === 'asking'} />
        ) : null}
      </div>
      {state.kind === 'failed' ? <Failure error={state.error} onRetry={askAgain} /> : null}
      {state.kind === 'known' ? <IntervalTable intervals={state.cost.intervals} /> : null}
    </div>
  )
}

function KnownCost({ cost }: { readonly cost: ParkingCost }): ReactNode {
  const { t, language } = useMessages(paymentsMessages)
  return (
    <>
      <Price
        amount={cost.total}
        full={cost.full}
        size="l"
        locale={language}
        labels={{ full: t('cost.fullPrice') }}
      />
      <span className={css['note']}>
        {t('cost.balance')}{' '}
        {cost.balance === null ? t('cost.unknown') : formatMoney(cost.balance, language)}
      </span>
      <Consequence cost={cost} />
    </>
  )
}

/** What follows from the price: nothing to pay, or something to top up first. */
function Consequence({ cost }: { readonly cost: ParkingCost }): ReactNode {
  const { t, language } = useMessages(paymentsMessages)
  if (cost.total === 0) return <span className={css['free']}>{t('cost.free')}</span>
  if (cost.isMoneyEnough || cost.topUp === 0) return <span className={css['note']} />
  const amount = formatMoney(cost.topUp, language)
  return <span className={css['missing']}>{t('cost.missing', { amount })}</span>
}

function Estimate({
  input,
  isAsking,
}: {
  readonly input: Omit<EstimateInput, 'start'>
  readonly isAsking: boolean
}): ReactNode {
  const { t, language } = useMessages(paymentsMessages)
  const start = useMinute()
  const cost = estimateCost({ ...input, start })
  return (
    <>
      <Price amount={cost?.total ?? null} size="l" locale={language} className={css['estimate']} />
      <span className={css['note']}>{t('cost.estimate')}</span>
      <span className={css['note']}>{isAsking ? t('cost.asking') : ''}</span>
    </>
  )
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
