import type { PermitPayment } from '@parking/domain'
import { formatMoney, type Kopecks } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import { Price } from '@parking/ui'
import type { ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import css from './BuyPermitDialog.module.css'

/** What a permit costs, and what there is on the balance for it. */
export function PurchaseCost({
  cost,
  payment,
  balance,
}: {
  readonly cost: Kopecks
  readonly payment: PermitPayment
  readonly balance: Kopecks | null
}): ReactNode {
  const { t, language } = useTexts(permitsTexts)
  const money = (amount: Kopecks) => formatMoney(amount, language)
  return (
    <div className={css['cost']}>
      <Price size="s" amount={cost} locale={language} />
      {payment.kind === 'method' && payment.missing !== null ? (
        <strong className={css['missing']}>
          {t('buy.missing', { amount: money(payment.missing) })}
        </strong>
      ) : null}
      {payment.kind === 'balance' && balance !== null ? (
        <span className={css['note']}>{t('buy.balance', { amount: money(balance) })}</span>
      ) : null}
    </div>
  )
}
