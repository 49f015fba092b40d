import {
  isNewLink,
  PaymentDialog,
  useChargeState,
  usePayments,
  type OfferedPrice,
  type PayBlocker,
  type StartIntent,
} from '@parking/payments'
import type { ErrorName, ParkingCost } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { ExtendParked, sessionsTexts } from '@parking/sessions'
import { Notice } from '@parking/ui'
import type { FormValues } from './formValues.ts'
import { usePaidLines } from './usePaidWords.ts'

/** What is paid: it stays the same, whatever becomes of the form under the dialog. */
export interface SubmittedForm {
  readonly intent: StartIntent
  readonly values: FormValues
}

/**
 * Chooses how to pay for a parking, and pays it. Once something speaks against it, such as a car that is parked
 * by now, or time that has become free, it says so in the place of the link to the bank.
 */
export function StartPaymentDialog({
  submitted,
  known,
  price,
  blocker,
  onClose,
}: {
  readonly submitted: SubmittedForm
  /** What the city has said that it costs; null while that is not known. */
  readonly known: ParkingCost | null
  readonly price: () => OfferedPrice | null
  /** What stands between the form and its payment now; null when nothing does. */
  readonly blocker: PayBlocker | null
  readonly onClose: () => void
}): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const { start } = usePayments()
  const chargeState = useChargeState(start)
  const lines = usePaidLines(submitted.values, known)
  const isLinkOld = blocker !== null && isNewLink(chargeState)

  function leave(): void {
    start.dismiss()
    onClose()
  }

  function nextStep(errorName: ErrorName): ReactNode {
    if (errorName !== 'ParkingSessionAlreadyExists') return null
    return <ExtendParked plate={submitted.intent.plate} onPress={leave} />
  }

  return (
    <PaymentDialog
      title={t('unpaid.title')}
      summary={lines}
      sum={known?.total ?? null}
      submitLabel={t('unpaid.pay')}
      charge={start}
      blocker={blocker === null ? null : { ...blocker, field: null }}
      notice={isLinkOld ? <Notice tone="warning">{blocker.words}</Notice> : undefined}
      nextStep={nextStep}
      price={price}
      intent={(by) => ({ ...submitted.intent, ...by })}
      onClose={onClose}
    />
  )
}
