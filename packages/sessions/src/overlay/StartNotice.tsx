import { ChargeNotice, useChargeState, usePayments } from '@parking/payments'
import { useMatches } from '@tanstack/react-router'
import { useLayoutEffect, type ReactNode } from 'react'
import { useStartedText } from '../running/useStartedText.ts'

/** Says what became of a payment for parking to a driver who has left the page that says it. */
export function StartNotice(): ReactNode {
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
