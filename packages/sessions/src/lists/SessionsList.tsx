import {
  currentSessions,
  sessionState,
  untimedSessions,
  type ParkingSession,
  type SessionState,
  type Unreadable,
} from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import {
  LazyBoundary,
  UnreadableNote,
  useAppContext,
  useCitySettings,
  useTexts,
  late,
} from '@parking/runtime'
import { ClockIcon, EmptyState, Notice, Section, useNow } from '@parking/ui'
import { lazy, useEffect, type ReactNode } from 'react'
import { useIsPaidHere } from '../device/guestSessions.ts'
import { sessionsTexts } from '../texts/ru.ts'
import type { JustPaid } from '../running/PaidSession.tsx'
import css from './SessionsList.module.css'

// Nothing runs for most who come to pay: the form does not wait for what shows a session.
const loadCard = () => import('../running/SessionCard.tsx')
const loadPaid = () => import('../running/PaidSession.tsx')
const SessionCard = lazy(async () => ({ default: (await loadCard()).SessionCard }))
const PaidSession = lazy(async () => ({ default: (await loadPaid()).PaidSession }))
const UnpaidSessionCard = late(
  async () => (await import('../unpaid/UnpaidSessionCard.tsx')).UnpaidSessionCard,
)
const UntimedSession = late(
  async () => (await import('../running/UntimedSession.tsx')).UntimedSession,
)
const ReminderSwitch = late(
  async () => (await import('../reminders/ReminderSwitch.tsx')).ReminderSwitch,
)

/** The sessions that run now, and below them those that begin later or of which the state is not known. */
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
  const { t } = useTexts(sessionsTexts)
  const now = useNow()
  const isPaidHere = useIsPaidHere(now)
  const hasBalance = useCitySettings()?.hasBalance ?? true
  const isOfCards = useAppContext().city.flags.alternativeReservationView
  const running = currentSessions(sessions, now)
  const untimed = untimedSessions(sessions, now)
  const untimedOf = (state: SessionState) =>
    untimed.filter((session) => sessionState(session, now) === state)
  const [endless, coming, unclear] = [
    untimedOf('endless'),
    untimedOf('coming'),
    untimedOf('unclear'),
  ]
  const isPastPaid = paid !== null && isPast(paid, now)
  const paidNow = isPastPaid ? null : paid
  const isPaid = ({ plate }: ParkingSession) => isSamePlate(plate, paidNow?.intent.plate)
  const answered = currentSessions(paidNow?.result?.session ? [paidNow.result.session] : [], now)
  const others = running.filter((session) => paidNow === null || !isPaid(session))
  const isNothingHere =
    running.length + endless.length === 0 && unreadable === 0 && paidNow === null
  useEffect(() => {
    // It is here before anything is paid: the connection may be gone by then.
    void Promise.all([loadCard(), loadPaid()]).catch(() => undefined)
  }, [])
  const told =
    paid === null ? null : (
      <LazyBoundary
        waiting={<div className={css['waiting']} />}
        // Whoever has paid is told so, whatever else is lost.
        lost={<Notice tone="positive" title={t('charge.startedTitle')} announce="now" />}
      >
        <PaidSession
          paid={paid}
          session={isPastPaid ? null : ([...running, ...answered].find(isPaid) ?? null)}
        />
      </LazyBoundary>
    )
  return (
    <div className={css['lists']}>
      {isPastPaid ? <Section title={t('sessions.paidTitle')}>{told}</Section> : null}
      {isNothingHere && unclear.length > 0 ? null : (
        <Section title={t('sessions.title')} anchor="running">
          <UnreadableNote count={unreadable} />
          {isPastPaid ? null : told}
          {isNothingHere ? (
            <EmptyState
              isCompact
              icon={<ClockIcon size="l" />}
              title={t(isPaidHere ? 'sessions.emptyAccount' : 'sessions.emptyTitle')}
              description={t('sessions.empty')}
            />
          ) : null}
          {others.length + endless.length === 0 ? null : (
            <ul className={css[isOfCards ? 'cards' : 'rows']}>
              {others.map((session) => (
                <LazyBoundary key={session.id} waiting={<li className={css['waiting']} />}>
                  {hasBalance ? (
                    <SessionCard session={session} />
                  ) : (
                    <UnpaidSessionCard session={session} />
                  )}
                </LazyBoundary>
              ))}
              {endless.map((session) => (
                <LazyBoundary key={session.id} waiting={<li className={css['waiting']} />}>
                  {hasBalance ? (
                    <UntimedSession session={session} />
                  ) : (
                    <UnpaidSessionCard session={session} />
                  )}
                </LazyBoundary>
              ))}
            </ul>
          )}
          {running.length === 0 || !hasBalance ? null : (
            <LazyBoundary lost={null}>
              <ReminderSwitch />
            </LazyBoundary>
          )}
        </Section>
      )}
      {coming.length === 0 ? null : (
        <Section title={t('sessions.comingTitle')}>
          <Untimed sessions={coming} />
        </Section>
      )}
      {unclear.length === 0 ? null : (
        <Section title={t('sessions.unclear')}>
          <p>{t('sessions.unclearText')}</p>
          <Untimed sessions={unclear} />
        </Section>
      )}
    </div>
  )
}

function Untimed({ sessions }: { readonly sessions: readonly ParkingSession[] }): ReactNode {
  return (
    <ul className={css['list']}>
      {sessions.map((session) => (
        <LazyBoundary key={session.id} waiting={<li className={css['waiting']} />}>
          <UntimedSession session={session} />
        </LazyBoundary>
      ))}
    </ul>
  )
}

/** Whether what was paid is a stay that is over already. */
function isPast({ intent: { startsAt, durationMinutes } }: JustPaid, now: number): boolean {
  return startsAt !== undefined && startsAt + durationMinutes * 60_000 <= now
}
