import {
  ChargeNotice,
  isNewLink,
  useChargeState,
  usePayments,
  type Charge,
  type DoneText,
  type UnpaidEnded,
} from '@parking/payments'
import { formatPlate } from '@parking/plates'
import { formatMoney, type Kopecks } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import { useSessionAction } from '../draft/useSessionAction.ts'

/** Says what came of ending, paying and giving up sessions, once their dialogs are closed. */
export function UnpaidNotices(): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  const { endUnpaid, payDeferred, abort } = usePayments()
  const { kind } = useSessionAction()
  const paidText = (amount: Kopecks | null): string =>
    amount === null
      ? t('unpaid.paidText')
      : t('unpaid.paid', { amount: formatMoney(amount, language) })
  const endedText = (result: UnpaidEnded | null): string => {
    switch (result?.kind) {
      case undefined:
        return ''
      case 'free':
        return t('unpaid.wasFree')
      case 'paid':
        return paidText(result.amount)
      case 'toPay':
        return t('unpaid.toPay')
    }
  }
  const ended = (plate: string, text: string): DoneText => ({
    title: t('charge.cancelledTitle'),
    text: `${formatPlate(plate)}. ${text}`.trim(),
  })
  return (
    <>
      {kind === 'endUnpaid' ? null : (
        <Told
          charge={endUnpaid}
          about="ending"
          doneText={({ plate }, result) => ended(plate, endedText(result))}
        />
      )}
      {kind === 'payDeferred' ? null : (
        <Told
          charge={payDeferred}
          doneText={(intent, result) => ({
            title: t('unpaid.paidTitle'),
            text: paidText(result?.amount ?? intent.amount),
          })}
        />
      )}
      {kind === 'abort' ? null : (
        <Told
          charge={abort}
          about="ending"
          doneText={({ plate }) => ({
            title: t('unpaid.abortedTitle'),
            text: t('unpaid.aborted', { plate: formatPlate(plate) }),
          })}
        />
      )}
    </>
  )
}

/** A new link to the bank belongs to its dialog: all else is told here. */
function Told<Intent, Result>(props: {
  readonly charge: Charge<Intent, Result>
  readonly about?: 'charge' | 'ending'
  readonly doneText: (intent: Intent, result: Result | null) => DoneText
}): ReactNode {
  return isNewLink(useChargeState(props.charge)) ? null : <ChargeNotice {...props} />
}
