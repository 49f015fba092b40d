import { profileQuery } from '@parking/api-client'
import { useAppContext } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PaidReminderNotice } from '../reminders/PaidReminderNotice.tsx'
import { usePressedReminder } from '../reminders/usePressedReminder.ts'
import { SessionWatch, useExtending } from './SessionWatch.tsx'

/** Reminds of sessions that end, and of parking that has become paid, and leads on from there. */
export function Reminders(): ReactNode {
  const { data } = useQuery(profileQuery(useAppContext().api))
  const extending = useExtending()
  usePressedReminder(data?.sessions, (session) => extending(session)?.())
  return (
    <>
      <SessionWatch />
      <PaidReminderNotice />
    </>
  )
}
