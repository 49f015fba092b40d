import '@parking/ui/formStyles'
import { Accordion, Button } from '@mantine/core'
import { profileQuery } from '@parking/api-client'
import {
  currentSessions,
  formatSpan,
  hasEnd,
  sessionState,
  untimedSessions,
  type ParkingSession,
  type TimedSession,
} from '@parking/domain'
import {
  LazyBoundary,
  UnreadableNote,
  useAppContext,
  useCitySettings,
  useTexts,
  late,
} from '@parking/runtime'
import { Countdown, NumberPlate, useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode } from 'react'
import { ParkAgain } from '../again/ParkAgain.tsx'
import { useIsPaidHere } from '../device/guestSessions.ts'
import { sessionsTexts } from '../texts/ru.ts'
import { SessionActions } from '../running/SessionActions.tsx'
import { SessionRing } from '../running/SessionRing.tsx'
import { useCountdownLabels } from '../running/useCountdownLabels.ts'
import { usePlaceText } from '../running/usePlaceText.ts'
import { useUntimedText } from '../running/useUntimedText.ts'
import css from './HeaderMenu.module.css'

const UnpaidFacts = late(async () => (await import('../unpaid/UnpaidFacts.tsx')).UnpaidFacts)
const UnpaidActions = late(async () => (await import('../unpaid/UnpaidActions.tsx')).UnpaidActions)

const GuestSessionsLink = late(
  async () => (await import('../device/SessionsBesideAccount.tsx')).GuestSessionsLink,
)

const UntimedFacts = late(async () => (await import('../running/UntimedSession.tsx')).UntimedFacts)
const UntimedActions = late(
  async () => (await import('../running/UntimedSession.tsx')).UntimedActions,
)

/** What the header's parking menu opens: the running sessions and the way to the page. */
export function ParkingMenuContent({ onLeave }: { readonly onLeave: () => void }): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const { api } = useAppContext()
  const { data, isError, isFetching, refetch } = useQuery(profileQuery(api))
  const now = useNow()
  const isPaidHere = useIsPaidHere(now)
  const sessions = data?.sessions ?? []
  const shown = [...currentSessions(sessions, now), ...untimedSessions(sessions, now)]
  const [first] = shown
  const unreadable = data?.unreadable.sessions ?? 0
  return (
    <>
      {data === undefined && isError ? (
        <div className={css['failed']} role="alert">
          <p>{t('header.failed')}</p>
          <Button size="xs" variant="default" loading={isFetching} onClick={() => void refetch()}>
            {t('header.retry')}
          </Button>
        </div>
      ) : null}
      <UnreadableNote count={unreadable} />
      {data !== undefined && first === undefined && unreadable === 0 ? (
        <p className={css['none']}>{t(isPaidHere ? 'header.noneOfAccount' : 'header.none')}</p>
      ) : null}
      {first === undefined ? null : (
        <Accordion defaultValue={first.id} chevronPosition="right" variant="default">
          {shown.map((session) => (
            <MenuSession key={session.id} session={session} onLeave={onLeave} />
          ))}
        </Accordion>
      )}
      {isPaidHere ? (
        <LazyBoundary lost={null}>
          <GuestSessionsLink onLeave={onLeave} />
        </LazyBoundary>
      ) : null}
      <ParkAgain place="menu" onLeave={onLeave} />
      {first === undefined ? (
        // As a link that names the form: its next empty field takes the focus.
        <Link
          to="/profile/parking"
          search={{ type: 'roadside' }}
          className={css['link'] ?? ''}
          onClick={onLeave}
        >
          {t('header.start')}
        </Link>
      ) : (
        <Link to="/profile/parking" className={css['link'] ?? ''} onClick={onLeave}>
          {t('header.all')}
        </Link>
      )}
    </>
  )
}

function MenuSession({
  session,
  onLeave,
}: {
  readonly session: ParkingSession
  readonly onLeave: () => void
}): ReactNode {
  const hasBalance = useCitySettings()?.hasBalance ?? true
  const place = usePlaceText()
  const untimedText = useUntimedText()
  const state = sessionState(session, useNow())
  const isRunning = state === 'running' || state === 'endless'
  const isTimed = state === 'running' && hasEnd(session)
  return (
    <Accordion.Item value={session.id}>
      <Accordion.Control>
        <span className={css['session']}>
          {hasBalance && isTimed ? <SessionRing session={session} size="s" /> : null}
          <NumberPlate number={session.plate} size="s" />
          {isTimed ? null : <span className={css['period']}>{untimedText(session)}</span>}
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        <div className={css['details']}>
          <p className={css['place']}>{place(session)}</p>
          {hasBalance && isTimed ? <TimedDetails session={session} onLeave={onLeave} /> : null}
          {hasBalance || !isRunning ? null : (
            <LazyBoundary>
              <UnpaidFacts session={session} />
              <UnpaidActions session={session} onAction={onLeave} />
            </LazyBoundary>
          )}
          {isTimed || (isRunning && !hasBalance) ? null : (
            <LazyBoundary>
              <UntimedFacts session={session} />
              <UntimedActions session={session} onAction={onLeave} />
            </LazyBoundary>
          )}
        </div>
      </Accordion.Panel>
    </Accordion.Item>
  )
}

function TimedDetails({
  session,
  onLeave,
}: {
  readonly session: TimedSession
  readonly onLeave: () => void
}): ReactNode {
  const { language } = useTexts(sessionsTexts)
  const { timeZone } = useAppContext().api
  const labels = useCountdownLabels()
  const { startsAt, endsAt } = session
  return (
    <>
      <p className={css['period']}>
        {formatSpan({ from: startsAt, to: endsAt }, { timeZone, language })}
      </p>
      <Countdown end={endsAt} labels={labels} size="s" />
      <SessionActions session={session} onAction={onLeave} />
    </>
  )
}
