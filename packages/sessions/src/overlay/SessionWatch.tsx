import { Button } from '@mantine/core'
import { profileQuery } from '@parking/api-client'
import { refreshAccount } from '@parking/payments'
import { formatUntil, remainingTime, type ParkingSession } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import type { Instant } from '@parking/pricing'
import {
  LazyBoundary,
  useAppContext,
  useCitySettings,
  useIsMember,
  useTexts,
  writeAddress,
  late,
} from '@parking/runtime'
import { Notice, useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { leftText } from '../texts/leftText.ts'
import { sessionsTexts } from '../texts/ru.ts'
import { remindersTexts } from '../reminders/texts/ru.ts'
import { extendRequested } from '../draft/useSessionAction.ts'
import {
  remindersBetween,
  stillTrue,
  withReminders,
  type Reminder,
} from '../reminders/reminders.ts'
import { useNotifyBrowser } from '../reminders/useNotifyBrowser.ts'

const ParkAnew = late(async () => (await import('../running/ParkAnew.tsx')).ParkAnew)

const none: readonly ParkingSession[] = []

/**
 * Watches the sessions of the account: says when 15 and 5 minutes are left and when the time is
 * over, on the page and where it was allowed in the browser, and reads profile and sessions again
 * once when a session's end passes.
 */
export function SessionWatch(): ReactNode {
  const isMember = useIsMember()
  return isMember ? <Watch /> : null
}

function Watch(): ReactNode {
  const context = useAppContext()
  const { data } = useQuery(profileQuery(context.api))
  return (
    <SessionReminders
      sessions={data?.sessions ?? none}
      canBeCarriedOn
      onOver={() => void refreshAccount(context)}
    />
  )
}

/**
 * Says of some sessions when 15 and 5 minutes are left and when the time is over.
 *
 * @param props.canBeCarriedOn - whether they can be extended, or begun anew, from here
 * @param props.onOver - told when the end of one passes
 */
export function SessionReminders({
  sessions,
  canBeCarriedOn = false,
  onOver,
}: {
  readonly sessions: readonly ParkingSession[]
  readonly canBeCarriedOn?: boolean
  readonly onOver?: () => void
}): ReactNode {
  const notify = useNotifyBrowser()
  const [shown, setShown] = useState<readonly Reminder[]>([])
  const words = useReminderWords()
  const extending = useExtending()
  const { language } = useTexts(remindersTexts)

  useReminders(sessions, (reminders) => {
    setShown((before) => withReminders(before, reminders))
    for (const reminder of reminders) {
      // Each has a tag of its own: in the place of another it would make no sound.
      const tag = `parking.session.${reminder.session.id}.${nameOf(reminder)}`
      const page = writeAddress(canBeCarriedOn ? '/profile/parking' : '/guest-payment', language)
      const canExtend =
        reminder.kind === 'ending' && canBeCarriedOn && extending(reminder.session) !== null
      const extend = canExtend ? reminder.session.id : null
      notify({ ...words(reminder), tag, page, extend })
    }
    if (reminders.some(({ kind }) => kind === 'over')) onOver?.()
  })

  const current = stillTrue(shown, sessions, useNow())
  return (
    // What is left is told once: its counting down is no addition.
    <div aria-live="assertive" aria-relevant="additions">
      {current.map((reminder) => (
        <ReminderNotice
          key={`${reminder.session.id} ${nameOf(reminder)}`}
          reminder={reminder}
          canBeCarriedOn={canBeCarriedOn}
          onDismiss={() => setShown(current.filter((one) => one !== reminder))}
        />
      ))}
    </div>
  )
}

function nameOf(reminder: Reminder): string {
  return reminder.kind === 'over' ? 'over' : String(reminder.minutes)
}

function ReminderNotice({
  reminder,
  canBeCarriedOn,
  onDismiss,
}: {
  readonly reminder: Reminder
  readonly canBeCarriedOn: boolean
  readonly onDismiss: () => void
}): ReactNode {
  const { t } = useTexts(remindersTexts)
  const { t: sessionsText } = useTexts(sessionsTexts)
  const { title, body } = useReminderWords()(reminder)
  const { kind, session } = reminder
  // Where parking is paid for the page itself shows that nothing runs, and the form of what is next.
  const isSaidBelow = useMatches({
    select: (matches) =>
      matches.some(
        ({ fullPath }) => fullPath === '/profile/parking' || fullPath === '/guest-payment',
      ),
  })
  const left = leftText(sessionsText, remainingTime(session, useNow()))
  const onExtend = useExtending()(session)
  const anew = (
    <LazyBoundary lost={null}>
      <ParkAnew {...session} onFollow={onDismiss} />
    </LazyBoundary>
  )
  const extend =
    onExtend === null ? undefined : (
      <Button size="xs" variant="default" onClick={onExtend}>
        {sessionsText('sessions.extend')}
      </Button>
    )
  const action = kind === 'over' ? anew : extend
  return (
    <Notice
      tone={kind === 'over' ? 'negative' : 'warning'}
      timed={kind === 'over' && isSaidBelow}
      title={title}
      onDismiss={onDismiss}
      dismissLabel={t('close')}
      action={canBeCarriedOn ? action : undefined}
    >
      {kind === 'over' ? null : <strong>{`${t('left', { left })} `}</strong>}
      <span>{body}</span>
    </Notice>
  )
}

/** Words a reminder by what stays true while it is in sight: the end, not what is left. */
function useReminderWords(): (reminder: Reminder) => { title: string; body: string } {
  const { t, language } = useTexts(remindersTexts)
  const { api, clock } = useAppContext()
  return ({ kind, session }) => {
    const plate = formatPlate(session.plate)
    if (kind === 'over') return { title: t('overTitle'), body: t('over', { plate }) }
    const style = { timeZone: api.timeZone, language }
    const time = formatUntil(session.endsAt, clock.now(), style)
    return { title: t('title'), body: t('until', { plate, time }) }
  }
}

/**
 * Opens what extends a session, filled in: the next press pays. Null where it can't be extended: it has
 * no number of its own, or is paid when it ends.
 */
export function useExtending(): (session: ParkingSession) => (() => void) | null {
  const hasBalance = useCitySettings()?.hasBalance ?? true
  return ({ id, reservationId }) =>
    reservationId === null || !hasBalance ? null : () => extendRequested(id)
}

/** Looks at the sessions with every tick of the clock and hands over what has to be said. */
function useReminders(
  sessions: readonly ParkingSession[],
  onReminders: (reminders: readonly Reminder[]) => void,
): void {
  const now = useNow()
  const looked = useRef<Instant>(now)
  const known = useRef<ReadonlySet<string>>(new Set())
  const handle = useRef(onReminders)
  useEffect(() => {
    handle.current = onReminders
  })
  useEffect(() => {
    const reminders = remindersBetween(sessions, looked.current, now, known.current)
    looked.current = now
    known.current = new Set(sessions.map(({ id }) => id))
    if (reminders.length > 0) handle.current(reminders)
  }, [sessions, now])
}
