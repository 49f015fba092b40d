import { formatPlate } from '@parking/plates'
import { formatMoney, type Kopecks } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import type { OrderPaid } from '../kinds/orderKind.ts'
import { paymentsTexts } from '../texts/ru.ts'
import { usePaymentModal } from '../store/usePaymentModal.ts'
import { usePayments } from '../service/usePayments.ts'
import { ChargeNotice } from './ChargeNotice.tsx'
import type { DoneText } from './ToldCharge.tsx'

/** Words a balance that was topped up. */
export function useTopUpText(): (amount: Kopecks | null, bonus?: Kopecks) => DoneText {
  const { t, language } = useTexts(paymentsTexts)
  const title = t('topUp.doneTitle')
  return (sum, bonus) => {
    if (sum === null) return { title, text: '' }
    const amount = formatMoney(sum, language)
    const text =
      bonus === undefined
        ? t('topUp.done', { amount })
        : t('topUp.doneBonus', { amount, bonus: formatMoney(bonus, language) })
    return { title, text }
  }
}

/**
 * Says what became of payments at a bank, on the page where the way back from it ends.
 *
 * @param props.next - what is left to do now that the money is there
 */
export function BankNotices({ next }: { readonly next?: string }): ReactNode {
  const { t, language } = useTexts(paymentsTexts)
  const { topUp, permit, order } = usePayments()
  const isModalOpen = usePaymentModal().kind !== 'closed'
  const done = useTopUpText()
  const text = (amount: Kopecks | null, bonus?: Kopecks) => {
    const words = done(amount, bonus)
    return next === undefined ? words : { ...words, text: `${words.text} ${next}`.trim() }
  }
  const paid = (result: OrderPaid | null) => {
    if (result?.isTopUp !== false) return text(result?.amount ?? null, result?.bonus)
    const amount = formatMoney(result.amount, language)
    return { title: t('bank.doneTitle'), text: t('bank.done', { amount }) }
  }
  return (
    <>
      {isModalOpen ? null : (
        <ChargeNotice
          charge={topUp}
          isTopUp
          bankSum={({ amount }) => amount}
          doneText={({ amount }, result) => text(result?.amount ?? amount, result?.bonus)}
        />
      )}
      <ChargeNotice
        charge={permit}
        bankSum={({ cost }) => cost}
        doneText={({ plate, cost }) => ({
          title: t('permit.doneTitle'),
          text: t('permit.done', {
            plate: formatPlate(plate),
            amount: formatMoney(cost, language),
          }),
        })}
      />
      <ChargeNotice charge={order} doneText={(_, result) => paid(result)} />
    </>
  )
}
