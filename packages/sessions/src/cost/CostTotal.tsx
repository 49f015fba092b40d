import { formatUntil, zonePriceAt, type ParkingCost } from '@parking/domain'
import { formatMoney, type Instant, type Kopecks } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import { Price, VisuallyHidden, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import css from './CostTotal.module.css'
import { estimateCost, type EstimateInput } from './estimateCost.ts'
import { PriceChange } from './PriceChange.tsx'
import { zoneRules } from './zoneRules.ts'
import { isBeingAsked, type AskedCost, type KnownCost } from './useParkingCost.ts'

/**
 * Shows what the stay costs: the back end's figure, or an estimate that is called one while that
 * figure loads or cannot be had.
 */
export function CostTotal({
  cost,
  estimated,
  totalBefore,
  startsAt,
  hasBalance = true,
}: {
  readonly cost: AskedCost
  /** Whether who pays has a balance. */
  readonly hasBalance?: boolean
  /** When the stay begins; null for now. */
  readonly startsAt: Instant | null
  /** What the same cost before the driver went to the bank; null where nobody did. */
  readonly totalBefore: Kopecks | null
  /** What to estimate by; null while the form can't be priced. */
  readonly estimated: Omit<EstimateInput, 'start'> | null
}): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const { state } = cost
  const isFree = state.kind === 'known' && !state.isRefreshing && state.cost.total === 0
  return (
    <div className={css['total']} aria-live="polite" aria-busy={isBeingAsked(state)}>
      <VisuallyHidden>{t('cost.title')}</VisuallyHidden>
      {state.kind === 'none' || estimated === null ? (
        <span className={css['note']}>{t('cost.empty')}</span>
      ) : null}
      {state.kind === 'known' ? (
        <Known {...state} totalBefore={totalBefore} hasBalance={hasBalance} />
      ) : null}
      {isFree && estimated !== null && startsAt === null ? <FreeUntil stay={estimated} /> : null}
      {state.kind === 'none' || state.kind === 'known' || estimated === null ? null : (
        <Estimate input={estimated} startsAt={startsAt} isAsking={state.kind === 'asking'} />
      )}
    </div>
  )
}

function Known({
  cost,
  before,
  isRefreshing,
  totalBefore,
  hasBalance,
}: KnownCost & { readonly totalBefore: Kopecks | null; readonly hasBalance: boolean }): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  return (
    <>
      <Price
        size="s"
        amount={cost.total}
        full={cost.full}
        locale={language}
        labels={{ full: t('cost.fullPrice') }}
        className={isRefreshing ? css['estimate'] : undefined}
      />
      {isRefreshing ? (
        <span className={css['note']}>{t('cost.asking')}</span>
      ) : (
        hasBalance && <Consequence cost={cost} />
      )}
      <PriceChange before={before ?? totalBefore} now={cost.total} />
    </>
  )
}

/** What follows from the price: something to top up first, or the balance. */
function Consequence({ cost }: { readonly cost: ParkingCost }): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  if (cost.total === 0) return null
  if (cost.isMoneyEnough || cost.topUp === 0) {
    return (
      <span className={css['note']}>
        {t('cost.balance')}{' '}
        <span>
          {cost.balance === null ? t('cost.unknown') : formatMoney(cost.balance, language)}
        </span>
      </span>
    )
  }
  const amount = formatMoney(cost.topUp, language)
  return <span className={css['missing']}>{t('cost.missing', { amount })}</span>
}

/** Until when there is nothing to pay: by the tariff, else for as long as was asked about. */
function FreeUntil({ stay }: { readonly stay: Omit<EstimateInput, 'start'> }): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  const now = useNow('minute')
  const rules = zoneRules(stay)
  const price = rules === null ? null : zonePriceAt(rules.tariff, now, rules.context)
  const until = price?.kind === 'free' ? price.until : null
  const end = until ?? now + stay.durationMinutes * 60_000
  const time = formatUntil(end, now, { timeZone: stay.timeZone, language })
  return <span className={css['free']}>{t('cost.free', { time })}</span>
}

function Estimate({
  input,
  startsAt,
  isAsking,
}: {
  readonly input: Omit<EstimateInput, 'start'>
  readonly startsAt: Instant | null
  readonly isAsking: boolean
}): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  const now = useNow('minute')
  const cost = estimateCost({ ...input, start: startsAt ?? now })
  return (
    <>
      <Price
        size="s"
        amount={cost?.total ?? null}
        locale={language}
        labels={{ unknown: t('cost.unknown') }}
        className={css['estimate']}
      />
      <span className={css['note']}>
        {cost === null ? null : <span>{t('cost.estimate')}</span>}
        <span>{isAsking && cost !== null ? '. ' : ''}</span>
        <span>{isAsking ? t('cost.asking') : ''}</span>
      </span>
    </>
  )
}
