import { Button } from '@mantine/core'
import { formatUntil } from '@parking/domain'
import { useGuestPayments } from '@parking/payments'
import { formatPlate } from '@parking/plates'
import { formatMoney } from '@parking/pricing'
import { late, LazyDialog, useAppContext, useIsMember, useTexts } from '@parking/runtime'
import { Countdown, NumberPlate, Section, TrashIcon, useNow } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { deviceTexts } from './texts/ru.ts'
import { sessionsTexts } from '../texts/ru.ts'
import { ReminderSwitch } from '../reminders/ReminderSwitch.tsx'
import { SessionRing } from '../running/SessionRing.tsx'
import { useCountdownLabels } from '../running/useCountdownLabels.ts'
import { usePlaceText } from '../running/usePlaceText.ts'
import css from './device.module.css'
import {
  type GuestSession,
  guestSessionForgotten,
  paidPlates,
  runningGuestSessions,
  timedSession,
  useGuestSessions,
} from './guestSessions.ts'

// Comes with the press that wants to forget.
const ForgetDialog = late(async () => (await import('./ForgetDialog.tsx')).ForgetDialog)

/** What was paid for on this device: what runs, and which plates it remembers. */
export function GuestSessions(): ReactNode {
  const { t } = useTexts(deviceTexts)
  const { sessions } = useGuestSessions()
  const running = runningGuestSessions(sessions, useNow())
  const isMember = useIsMember()
  if (sessions.length === 0) return null
  return (
    <div className={css['stays']}>
      {running.length === 0 ? (
        <Past sessions={sessions} />
      ) : (
        <Section title={t('stays.title')}>
          <ul className={css['list']}>
            {running.map((session) => (
              <RunningGuestSession key={session.key} session={session} />
            ))}
          </ul>
          <ReminderSwitch />
          <p className={css['note']}>
            <span>{isMember ? `${t('stays.withoutAccount')} ` : ''}</span>
            <span>{`${t('stays.onlyHere')} ${t('stays.again')}`}</span>
          </p>
        </Section>
      )}
    </div>
  )
}

function RunningGuestSession({ session }: { readonly session: GuestSession }): ReactNode {
  const { t, language } = useTexts(deviceTexts)
  const { t: paymentsText } = useTexts(sessionsTexts)
  const { timeZone } = useAppContext().api
  const place = usePlaceText()
  const labels = useCountdownLabels()
  const forget = useForget()
  const [isAsked, setAsked] = useState(false)
  const now = useNow('minute')
  const { endsAt, order, plate, sum } = session
  const time = formatUntil(endsAt, now, { timeZone, language })
  return (
    <li className={css['stay']}>
      <SessionRing session={timedSession(session)} size="m" />
      <div className={css['words']}>
        <Countdown end={endsAt} labels={labels} />
        <p className={css['place']}>
          {`${place(session)}, ${paymentsText('time.until', { time })}`}
        </p>
        <NumberPlate number={plate} size="s" />
        {order === null || sum === null ? null : (
          <p className={css['note']}>
            {t('stays.order', { order, sum: formatMoney(sum, language) })}
          </p>
        )}
      </div>
      <Button
        size="xs"
        variant="default"
        leftSection={<TrashIcon />}
        aria-label={t('stays.forgetOf', { plate: formatPlate(plate) })}
        onClick={() => setAsked(true)}
      >
        {t('stays.forget')}
      </Button>
      {isAsked ? (
        <LazyDialog onClose={() => setAsked(false)}>
          <ForgetDialog
            session={session}
            onForget={() => forget(session)}
            onClose={() => setAsked(false)}
          />
        </LazyDialog>
      ) : null}
    </li>
  )
}

/** Says which plates the device remembers once nothing runs any more. */
function Past({ sessions }: { readonly sessions: readonly GuestSession[] }): ReactNode {
  const { t } = useTexts(deviceTexts)
  const forget = useForget()
  const plates = paidPlates(sessions).map((plate) => formatPlate(plate))
  return (
    <div className={css['past']}>
      <p className={css['note']}>{t('stays.past', { plates: plates.join(', ') })}</p>
      <Button size="xs" variant="default" leftSection={<TrashIcon />} onClick={() => forget(null)}>
        {t('stays.forgetAll')}
      </Button>
    </div>
  )
}

/** Has this device forget a session, or, with null, all of them; nothing tells them again. */
function useForget(): (session: GuestSession | null) => void {
  const context = useAppContext()
  const { start } = useGuestPayments()
  return (session) => {
    const forgotten = session === null ? useGuestSessions.getState().sessions : [session]
    guestSessionForgotten(context, session)
    for (const { key } of forgotten) start.forgetDone(key)
  }
}
