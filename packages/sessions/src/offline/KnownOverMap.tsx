import { profileQuery } from '@parking/api-client'
import { formatUntil, formatWhen } from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import { NumberPlate, useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import css from './KnownOverMap.module.css'
import { lastSessions } from './lastSessions.ts'

/**
 * Where the account cannot be read: the parking that was last known to run and ends first, dated; it
 * leads to all of them.
 */
export function KnownOverMap(): ReactNode {
  const context = useAppContext()
  const { t, language } = useTexts(sessionsTexts)
  const now = useNow('minute')
  const { data, isError, isPaused } = useQuery(profileQuery(context.api))
  const isLost = data === undefined && (isError || isPaused)
  const known = isLost ? lastSessions(context, now) : null
  const [first] = known?.sessions ?? []
  if (known === null || first === undefined) return null
  const style = { timeZone: context.city.timeZone, language }
  return (
    <Link to="/profile/parking" className={css['root'] ?? ''}>
      <NumberPlate number={first.plate} size="s" />
      <span>
        <strong className={css['until']}>
          {first.endsAt === null
            ? t('offline.endless', { from: formatWhen(first.startsAt, now, style) })
            : t('offline.until', { until: formatUntil(first.endsAt, now, style) })}
        </strong>
        <span className={css['dated']}>
          {t('offline.asOf', { time: formatUntil(known.at, now, style) })}
        </span>
      </span>
    </Link>
  )
}
