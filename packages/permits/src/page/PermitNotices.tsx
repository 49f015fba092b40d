import { ChargeNotice, paymentsTexts, usePayments } from '@parking/payments'
import { formatPlate } from '@parking/plates'
import { formatMoney } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import { DoneNotice } from '@parking/ui'
import { useRef, type ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import { doneActionRead, useDoneAction } from '../store/doneAction.ts'
import { usePermitDialog } from '../store/permitDialog.ts'
import { useDayText } from '../words/useDayText.ts'
import { useShown } from '../words/useShown.ts'
import css from './PermitsPage.module.css'

/** Says what came of purchases and actions once their dialogs are closed, where it can be seen. */
export function PermitNotices(): ReactNode {
  const { t, language } = useTexts(permitsTexts)
  const payments = useTexts(paymentsTexts)
  const { permit, permitRefund } = usePayments()
  const { kind } = usePermitDialog()
  const { done } = useDoneAction()
  const ref = useRef<HTMLDivElement>(null)
  useShown(ref)
  const dayText = useDayText()
  const doneWords = {
    changeVehicle: t('changeVehicle.done'),
    pause: t('pause.done'),
    continue: t('continue.done'),
  }
  return (
    <div ref={ref} className={css['notices']}>
      {kind === 'buy' ? null : (
        <ChargeNotice
          charge={permit}
          doneText={({ plate, startDate, cost }) => ({
            title: payments.t('permit.doneTitle'),
            text: t('buy.done', {
              plate: formatPlate(plate),
              date: dayText(startDate),
              amount: formatMoney(cost, language),
            }),
          })}
        />
      )}
      {kind === 'refund' ? null : (
        <ChargeNotice
          charge={permitRefund}
          about="refund"
          doneText={(_, result) => {
            const amount = result?.amount ?? null
            const back = amount === null ? null : formatMoney(amount, language)
            return {
              title: t('refund.done'),
              text: back === null ? '' : t('refund.amount', { amount: back }),
            }
          }}
        />
      )}
      <DoneNotice
        told={done === null ? null : { tone: 'positive', text: doneWords[done] }}
        closeLabel={t('page.close')}
        onRead={doneActionRead}
      />
    </div>
  )
}
