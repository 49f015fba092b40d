import { hasEnd, sessionState, type ParkingSession } from '@parking/domain'
import { useCitySettings, useTexts } from '@parking/runtime'
import { formatShortMoney, NumberPlate, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { KeepSession } from '../calendar/KeepSession.tsx'
import { sessionsTexts } from '../texts/ru.ts'
import { SessionActions } from './SessionActions.tsx'
import css from './SessionCard.module.css'
import { usePlaceText } from './usePlaceText.ts'
import { useSpanText } from './useSpanText.ts'
import { useUntimedText } from './useUntimedText.ts'

/** A session that nobody can count down: it begins later, or its end or its state is not known. */
export function UntimedSession({ session }: { readonly session: ParkingSession }): ReactNode {
  const place = usePlaceText()
  const text = useUntimedText()
  const state = sessionState(session, useNow('minute'))
  return (
    <li className={css['card']}>
      <div className={css['facts']}>
        {/* The heading of the list says it. */}
        {state === 'unclear' ? null : <p className={css['state']}>{text(session)}</p>}
        <p className={css['place']}>{place(session)}</p>
        <UntimedFacts session={session} />
        <NumberPlate number={session.plate} size="s" />
      </div>
      <UntimedActions session={session} />
    </li>
  )
}

/** What is known of such a session beside its state: from when to when, and what is to be paid. */
export function UntimedFacts({ session }: { readonly session: ParkingSession }): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  const spanText = useSpanText()
  const isUnclear = sessionState(session, useNow('minute')) === 'unclear'
  const { amountToPay } = session
  return (
    <>
      {hasEnd(session) || isUnclear ? <p className={css['period']}>{spanText(session)}</p> : null}
      {amountToPay === null ? null : (
        <p>{`${t('sessions.toPay')} ${formatShortMoney(amountToPay, language)}`}</p>
      )}
    </>
  )
}

/** What can be done with such a session: nothing by an end that is not known. */
export function UntimedActions({
  session,
  onAction,
}: {
  readonly session: ParkingSession
  readonly onAction?: () => void
}): ReactNode {
  const place = usePlaceText()
  const hasBalance = useCitySettings()?.hasBalance ?? true
  const state = sessionState(session, useNow('minute'))
  if (!hasBalance || state === 'unclear') return null
  // A menu has no room for more than what can be done.
  if (onAction !== undefined && !hasEnd(session)) return null
  return (
    <div className={css['actions']}>
      {hasEnd(session) ? (
        <SessionActions session={session} {...(onAction === undefined ? {} : { onAction })} />
      ) : null}
      {onAction === undefined ? <KeepSession session={session} place={place(session)} /> : null}
    </div>
  )
}
