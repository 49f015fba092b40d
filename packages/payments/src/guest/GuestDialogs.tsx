import { formatUntil } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useAppContext, useMessages } from '@parking/runtime'
import { ClockIcon, useNow, VisuallyHidden } from '@parking/ui'
import { Link, useRouterState } from '@tanstack/react-router'
import { Suspense, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { leftText } from '../messages/leftText.ts'
import { guestMessages } from '../messages/guestMessages.ts'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { SessionReminders } from '../overlay/SessionWatch.tsx'
import overlay from '../overlay/PaymentDialogs.module.css'
import { usePlaceText } from '../sessions/usePlaceText.ts'
import css from './guest.module.css'
import { guestStaysKey } from './guestStaysKey.ts'
import { guestStaysRead, runningStays, sessionOfStay, useGuestStays } from './guestStays.ts'

/**
 * Reminds a guest of what was paid for on this device, and shows it over the map. An app lays it into
 * its root frame while nobody is signed in and the device knows such a stay.
 */
export function GuestDialogs(): ReactNode {
  const context = useAppContext()
  const { translator, city } = context
  const [texts] = useState(() =>
    Promise.all([paymentsMessages, guestMessages].map((source) => translator.load(source))),
  )
  useEffect(() => {
    guestStaysRead(context)
    // What another tab has paid for or forgotten.
    const listen = ({ key }: StorageEvent): void => {
      if (key === guestStaysKey(city.id)) guestStaysRead(context)
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  }, [context, city.id])
  return (
    <Suspense fallback={null}>
      <Known texts={texts} />
    </Suspense>
  )
}

function Known({ texts }: { readonly texts: Promise<unknown> }): ReactNode {
  use(texts)
  const { stays } = useGuestStays()
  const sessions = useMemo(() => stays.map(sessionOfStay), [stays])
  const isMap = useRouterState({ select: ({ location }) => location.pathname === '/' })
  return (
    <>
      <div className={overlay['notices']}>
        <SessionReminders sessions={sessions} />
      </div>
      {isMap ? <OverMap /> : null}
    </>
  )
}

/** What runs and ends next, as a link to all of it. */
function OverMap(): ReactNode {
  const { t, language } = useMessages(paymentsMessages)
  const { t: guestText } = useMessages(guestMessages)
  const { timeZone } = useAppContext().api
  const place = usePlaceText()
  const now = useNow()
  const [stay] = runningStays(useGuestStays().stays, now)
  if (stay === undefined) return null
  const time = formatUntil(stay.endsAt, now, { timeZone, language })
  const title = guestText('stays.left', { time: leftText(t, stay.endsAt - now) })
  const words = [formatPlate(stay.plate), place(stay, 'within'), t('form.until', { time })]
  return (
    <nav aria-label={guestText('stays.running')}>
      <Link to="/guest-payment" className={css['overMap'] ?? ''}>
        <VisuallyHidden>{`${guestText('stays.running')}: `}</VisuallyHidden>
        <ClockIcon size="l" />
        <span className={css['words']}>
          <strong>{title}</strong>
          <span className={css['note']}>{words.join(' · ')}</span>
        </span>
      </Link>
    </nav>
  )
}
