import type { ReactNode } from 'react'
import { PaidReminderNotice } from '../reminders/PaidReminderNotice.tsx'
import { SessionWatch } from './SessionWatch.tsx'

/** Reminds of sessions that end, and of parking that has become paid. */
export function Reminders(): ReactNode {
  return (
    <>
      <SessionWatch />
      <PaidReminderNotice />
    </>
  )
}
