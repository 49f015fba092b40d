import { formatMoney, type Kopecks } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import { Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import type { Charge } from '../charge/createCharge.ts'
import { paymentsTexts } from '../texts/ru.ts'
import { useChargeState } from '../service/useChargeState.ts'

/**
 * Says that nothing was sent, because it costs another sum than was in sight, or that is not known.
 *
 * @param props.sum - what it costs now; null where that is not known
 * @param props.isMissing - whether a press found no price at all
 */
export function OtherPriceNotice<Intent, Result>({
  charge,
  sum,
  isMissing = false,
}: {
  readonly charge: Charge<Intent, Result>
  readonly sum: Kopecks | null
  readonly isMissing?: boolean
}): ReactNode {
  const { t, language } = useTexts(paymentsTexts)
  const state = useChargeState(charge)
  const isOther = state.kind === 'refused' && state.reason.kind === 'otherPrice'
  if (!isOther && !isMissing) return null
  const before = isOther ? (state.attempt.price?.total ?? null) : null
  const money = (amount: Kopecks): string => formatMoney(amount, language)
  return (
    <Notice tone="warning" announce="now">
      {sum === null || before === null || before === sum
        ? t('price.unknown')
        : t('price.changed', { before: money(before), now: money(sum) })}
    </Notice>
  )
}
