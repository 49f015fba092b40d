import { PaymentDialog, usePayments, type OfferedPrice, type StartIntent } from '@parking/payments'
import type { Kopecks } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { sessionsTexts } from '@parking/sessions'
import type { FormValues } from './formValues.ts'
import { usePaidWords } from './usePaidWords.ts'

/** What is paid: it stays the same, whatever becomes of the form under the dialog. */
export interface SubmittedForm {
  readonly intent: StartIntent
  readonly values: FormValues
}

/** Chooses how to pay for a stay that has begun already, and pays it. */
export function StartPaymentDialog({
  submitted,
  sum,
  price,
  onClose,
}: {
  readonly submitted: SubmittedForm
  readonly sum: Kopecks | null
  readonly price: () => OfferedPrice | null
  readonly onClose: () => void
}): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const { start } = usePayments()
  const { summary, until } = usePaidWords(submitted.values)
  return (
    <PaymentDialog
      title={t('unpaid.title')}
      summary={[...summary, ...(until === null ? [] : [until])]}
      sum={sum}
      submitLabel={t('unpaid.pay')}
      charge={start}
      price={price}
      intent={(by) => ({ ...submitted.intent, ...by })}
      onClose={onClose}
    />
  )
}
