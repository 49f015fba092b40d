import { formatClock, type ParkingSession } from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import { Price, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { leftText } from '../texts/leftText.ts'
import { sessionsTexts } from '../texts/ru.ts'
import css from './unpaid.module.css'
import { useUnpaidCost } from './useUnpaidCost.ts'

/** Since when a session runs that is paid when it ends, and what it costs so far. */
export function UnpaidFacts({ session }: { readonly session: ParkingSession }): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  const { timeZone } = useAppContext().api
  const now = useNow('minute')
  const cost = useUnpaidCost(session)
  const { startsAt } = session
  return (
    <>
      <p className={css['since']}>
        {t('unpaid.since', {
          time: formatClock(startsAt, { timeZone, language }),
          elapsed: leftText(t, Math.max(0, now - startsAt)),
        })}
      </p>
      <p className={css['soFar']}>
        {t('unpaid.soFar')}{' '}
        <Price size="s" amount={cost} locale={language} labels={{ unknown: t('cost.unknown') }} />
      </p>
    </>
  )
}
