import { formatSpan, type TimedSession } from '@parking/domain'
import { mendPlate } from '@parking/plates'
import { useAppContext, useTexts } from '@parking/runtime'
import { Countdown, NumberPlate } from '@parking/ui'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import { KeepSession } from '../calendar/KeepSession.tsx'
import { SessionActions } from './SessionActions.tsx'
import { SessionRing } from './SessionRing.tsx'
import css from './SessionCard.module.css'
import { useCountdownLabels } from './useCountdownLabels.ts'
import { usePlaceText } from './usePlaceText.ts'

/** A session that runs: what is left of it, where, and what can be done. */
export function SessionCard({ session }: { readonly session: TimedSession }): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
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
        <KeepSession session={session} place={place(session)} />
      </div>
    </li>
  )
}
