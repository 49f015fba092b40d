import { currentSessions, type ParkingSession, type Unreadable } from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import { LazyPart, UnreadableNote, useCitySettings, useMessages } from '@parking/runtime'
import { ClockIcon, EmptyState, Notice, Section, useNow } from '@parking/ui'
import { lazy, useEffect, type ReactNode } from 'react'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import type { JustPaid } from '../sessions/PaidSession.tsx'
import css from './SessionsList.module.css'

// Nothing runs for most who come to pay: the form does not wait for what shows a session.
const loadCard = () => import('../sessions/SessionCard.tsx')
const loadPaid = () => import('../sessions/PaidSession.tsx')
const SessionCard = lazy(async () => ({ default: (await loadCard()).SessionCard }))
const PaidSession = lazy(async () => ({ default: (await loadPaid()).PaidSession }))
const UnpaidSessionCard = lazy(async () => ({
  default: (await import('../unpaid/UnpaidSessionCard.tsx')).UnpaidSessionCard,
}))
const ReminderSwitch = lazy(async () => ({
  default: (await import('../reminders/ReminderSwitch.tsx')).ReminderSwitch,
}))

/** The sessions that run now. */
export function SessionsList({
  sessions,
  unreadable,
  paid,
}: {
  readonly sessions: readonly ParkingSession[]
  readonly unreadable: Unreadable
  /** What has just been paid, which stands first; null when it was told, or nothing was. */
  readonly paid: JustPaid | null
}): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const now = useNow()
  const hasBalance = useCitySettings()?.hasBalance ?? true
  const running = currentSessions(sessions, now)
  const isPaid = ({ plate }: ParkingSession) => isSamePlate(plate, paid?.intent.plate)
  const answered = currentSessions(paid?.result?.session ? [paid.result.session] : [], now)
  const others = running.filter((session) => paid === null || !isPaid(session))
  useEffect(() => {
    // It is here before anything is paid: the connection may be gone by then.
    void Promise.all([loadCard(), loadPaid()]).catch(() => undefined)
  }, [])
  return (
    <Section title={t('sessions.title')} anchor="running">
      <UnreadableNote count={unreadable} />
      {paid === null ? null : (
        <LazyPart
          waiting={<div className={css['waiting']} />}
          // Whoever has paid is told so, whatever else is lost.
          lost={<Notice tone="positive" title={t('charge.startedTitle')} announce="now" />}
        >
          <PaidSession paid={paid} session={[...running, ...answered].find(isPaid) ?? null} />
        </LazyPart>
      )}
      {running.length === 0 && unreadable === 0 && paid === null ? (
        <EmptyState
          isCompact
          icon={<ClockIcon size="l" />}
          title={t('sessions.emptyTitle')}
          description={t('sessions.empty')}
        />
      ) : null}
      {others.length === 0 ? null : (
        <ul className={css['list']}>
          {others.map((session) => (
            <LazyPart key={session.id} waiting={<li className={css['waiting']} />}>
              {hasBalance ? (
                <SessionCard session={session} />
              ) : (
                <UnpaidSessionCard session={session} />
              )}
            </LazyPart>
          ))}
        </ul>
      )}
      {running.length === 0 || !hasBalance ? null : (
        <LazyPart lost={null}>
          <ReminderSwitch />
        </LazyPart>
      )}
    </Section>
  )
}
