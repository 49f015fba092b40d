import { useChargeState, useCheckout } from '@parking/checkout'
import { formatMoney, type Kopecks } from '@parking/pricing'
import { useMessages } from '@parking/runtime'
import { Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { permitsMessages } from '../messages/permitsMessages.ts'

/** Says that nothing was sent, because the permit costs another sum than was in sight. */
export function OtherPriceNotice({ cost }: { readonly cost: Kopecks }): ReactNode {
  const { t, language } = useMessages(permitsMessages)
  const state = useChargeState(useCheckout().permit)
  if (state.kind !== 'refused' || state.reason.kind !== 'otherPrice') return null
  const before = state.attempt.intent.cost
  const money = (amount: Kopecks) => formatMoney(amount, language)
  return (
    <Notice tone="warning" announce="now">
      {before === cost
        ? t('buy.priceUnknown')
        : t('buy.priceChanged', { before: money(before), now: money(cost) })}
    </Notice>
  )
}
