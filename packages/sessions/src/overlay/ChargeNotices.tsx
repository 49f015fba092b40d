import { ChargeNotice, useChargeState, usePayments } from '@parking/payments'
import { formatPlate } from '@parking/plates'
import { formatMoney } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import { useMatches } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect } from 'react'
import { useSessionAction } from '../draft/useSessionAction.ts'
import { useRenewedText } from '../running/useRenewedText.ts'
import { useStartedText } from '../running/useStartedText.ts'
import { sessionsTexts } from '../texts/ru.ts'

/** Says what became of starts, extensions and ends, on whichever page the driver is. */
export function ChargeNotices(): ReactNode {
  return (
    <>
      <StartNotice />
      <ActionNotices />
    </>
  )
}

/** Says what became of a payment for parking to a driver who has left the page that says it. */
function StartNotice(): ReactNode {
  const isOnItsPage = useMatches({
    select: (matches) => matches.some(({ fullPath }) => fullPath === '/profile/parking'),
  })
  return isOnItsPage ? null : <Elsewhere />
}

function Elsewhere(): ReactNode {
  const { start } = usePayments()
  // With each state the words are made anew, from the account as it is being read by then.
  useChargeState(start)
  const startedText = useStartedText()
  // What was told here is not told again there, not even for a moment.
  useLayoutEffect(() => start.dismiss, [start])
  return <ChargeNotice charge={start} doneText={startedText} />
}

/** Says what came of extending and ending sessions, once their dialogs are closed. */
function ActionNotices(): ReactNode {
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
