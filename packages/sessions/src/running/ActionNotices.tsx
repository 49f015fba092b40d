import { ChargeNotice, usePayments } from '@parking/payments'
import { formatPlate } from '@parking/plates'
import { formatMoney } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import { useRenewedText } from './useRenewedText.ts'
import { useSessionAction } from '../draft/useSessionAction.ts'

/** Says what came of extending and ending sessions, once their dialogs are closed. */
export function ActionNotices(): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  const { renew, cancel } = usePayments()
  const { kind } = useSessionAction()
  const renewedText = useRenewedText()
  return (
    <>
      {kind === 'extend' ? null : <ChargeNotice charge={renew} doneText={renewedText} />}
      {kind === 'cancel' ? null : (
        <ChargeNotice
          charge={cancel}
          about="ending"
          doneText={({ plate: number }, result) => {
            const plate = formatPlate(number)
            const returned = result?.returned ?? null
            return {
              title: t('charge.cancelledTitle'),
              text:
                returned === null
                  ? t('charge.cancelled', { plate })
                  : t('charge.returned', { plate, amount: formatMoney(returned, language) }),
            }
          }}
        />
      )}
    </>
  )
}
