import { ChargeNotice, useChargeState, usePayments } from '@parking/payments'
import { useMatches } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect } from 'react'
import { ActionNotices } from '../running/ActionNotices.tsx'
import { useStartedText } from '../running/useStartedText.ts'

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
