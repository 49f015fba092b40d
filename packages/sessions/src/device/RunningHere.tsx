import { formatUntil } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useAppContext, useIsMember, useTexts } from '@parking/runtime'
import { ClockIcon, useNow, VisuallyHidden } from '@parking/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { deviceTexts } from './texts/ru.ts'
import { leftText } from '../texts/leftText.ts'
import { sessionsTexts } from '../texts/ru.ts'
import { usePlaceText } from '../running/usePlaceText.ts'
import css from './device.module.css'
import { runningGuestSessions, useGuestSessions } from './guestSessions.ts'

/**
 * What was paid for on this device without an account, runs and ends next, as a link to all of it.
 *
 * @param props.place - beside the map, or among other things
 * @param props.onLeave - called when it is followed, so that a menu can make way
 */
export function RunningHere({
  place: where,
  onLeave,
}: {
  readonly place: 'map' | 'among'
  readonly onLeave?: () => void
}): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  const { t: guestText } = useTexts(deviceTexts)
  const { timeZone } = useAppContext().api
  const isMember = useIsMember()
  const place = usePlaceText()
  const now = useNow()
  const [session] = runningGuestSessions(useGuestSessions().sessions, now)
  if (session === undefined) return null
  const time = formatUntil(session.endsAt, now, { timeZone, language })
  const left = leftText(t, session.endsAt - now)
  const name = guestText(isMember ? 'stays.runningHere' : 'stays.running')
  const words = [
    ...(isMember ? [name] : []),
    formatPlate(session.plate),
    place(session, 'within'),
    t('time.until', { time }),
  ]
  return (
    <nav aria-label={name}>
      <Link
        to={isMember ? '/profile/parking' : '/guest-payment'}
        className={css['running'] ?? ''}
        data-place={where}
        {...(onLeave === undefined ? {} : { onClick: onLeave })}
      >
        {isMember ? null : <VisuallyHidden>{`${name}: `}</VisuallyHidden>}
        <ClockIcon size="l" />
        <span className={css['words']}>
          <strong>{guestText('stays.left', { time: left })}</strong>
          <span className={css['note']}>{words.join(' · ')}</span>
        </span>
      </Link>
    </nav>
  )
}
