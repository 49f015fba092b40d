import { formatMoney, type Kopecks } from '@parking/pricing'
import { useMessages } from '@parking/runtime'
import { Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { permitsMessages } from '../messages/permitsMessages.ts'
import type { NotSent } from './usePermitPurchase.ts'

/** Says why a press has sent nothing. */
export function NotSentNotice({
  notSent,
  cost,
}: {
  readonly notSent: NotSent | null
  readonly cost: Kopecks
}): ReactNode {
  const { t, language } = useMessages(permitsMessages)
  if (notSent === null) return null
  const money = (amount: Kopecks) => formatMoney(amount, language)
  return (
    <Notice tone="warning" announce="now">
      {notSent.kind === 'priceChanged'
        ? t('buy.priceChanged', { before: money(notSent.before), now: money(cost) })
        : t('buy.priceUnknown')}
    </Notice>
  )
}
