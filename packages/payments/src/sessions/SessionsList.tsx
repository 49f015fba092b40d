import { currentSessions, formatSpan, type ParkingSession, type Unreadable } from '@parking/domain'
import { isSamePlate, mendPlate } from '@parking/plates'
import { UnreadableNote, useAppContext, useMessages } from '@parking/runtime'
import { ClockIcon, Countdown, EmptyState, NumberPlate, Section, useNow } from '@parking/ui'
import { lazy, Suspense, type ReactNode } from 'react'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { PaidSession, type JustPaid } from './PaidSession.tsx'
import { SessionActions } from './SessionActions.tsx'
import { SessionRing } from './SessionRing.tsx'
import css from './SessionsList.module.css'
import { useCountdownLabels } from './useCountdownLabels.ts'
import { usePlaceText } from './usePlaceText.ts'

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
  const running = currentSessions(sessions, now)
  const isPaid = ({ plate }: ParkingSession) => isSamePlate(plate, paid?.intent.plate)
  const answered = currentSessions(paid?.result?.session ? [paid.result.session] : [], now)
  const others = running.filter((session) => paid === null || !isPaid(session))
  return (
    <Section title={t('sessions.title')}>
      <UnreadableNote count={unreadable} />
      {paid === null ? null : (
        <PaidSession paid={paid} session={[...running, ...answered].find(isPaid) ?? null} />
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
            <SessionCard key={session.id} session={session} />
          ))}
        </ul>
      )}
      {running.length === 0 ? null : (
        <Suspense fallback={null}>
          <ReminderSwitch />
        </Suspense>
      )}
    </Section>
  )
}

function SessionCard({ session }: { readonly session: ParkingSession }): ReactNode {
  const { t, language } = useMessages(paymentsMessages)
  const { timeZone } = useAppContext().api
  const labels = useCountdownLabels()
  const place = usePlaceText()
  const { startsAt, endsAt, plate } = session
  return (
    <li className={css['card']}>
      <SessionRing session={session} size="m" />
      <div className={css['facts']}>
        <Countdown end={endsAt} labels={labels} />
        <p className={css['place']}>{place(session)}</p>
        <p className={css['period']}>
          {formatSpan({ from: startsAt, to: endsAt }, { timeZone, language })}
        </p>
        <NumberPlate number={plate} size="s" />
        {mendPlate(plate) === null ? null : (
          <p className={css['period']}>{t('sessions.mixedPlate')}</p>
        )}
      </div>
      <div className={css['actions']}>
        <SessionActions session={session} />
      </div>
    </li>
  )
}
