import { formatMoney } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import { Facts } from '@parking/ui'
import type { ReactNode } from 'react'
import { linkedTexts } from '../linkedTexts/ru.ts'
import css from './OrderFacts.module.css'
import type { CardOrder } from './readCardOrder.ts'

/** Says what is paid, and whether the city has said that sum too. */
export function OrderFacts({
  order: { invoiceId, amount },
  isConfirmed,
}: {
  readonly order: CardOrder
  readonly isConfirmed: boolean
}): ReactNode {
  const { t, language } = useTexts(linkedTexts)
  return (
    <Facts
      facts={[
        { name: t('card.order'), value: invoiceId },
        {
          name: t('card.amount'),
          isMain: true,
          value: (
            <>
              <span>{formatMoney(amount, language)}</span>
              {isConfirmed ? null : (
                <small className={css['unconfirmed']}>{t('card.unconfirmed')}</small>
              )}
            </>
          ),
        },
      ]}
    />
  )
}
