import { profileQuery } from '@parking/api-client'
import { formatClock, formatWhen, hasEnd, runningSessions } from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import { Countdown, NumberPlate, useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { panelTexts } from '../texts/panels/ru.ts'
import css from './RunningParking.module.css'

/** What is left of the parking that ends first, over the map; leads to where it can be extended. */
export function RunningParking(): ReactNode {
  const { api, city } = useAppContext()
  const { t, language } = useTexts(panelTexts)
  const now = useNow()
  const { data } = useQuery(profileQuery(api))
  const [first] = runningSessions(data?.sessions ?? [], now)
  if (first === undefined) return null
  const style = { timeZone: city.timeZone, language }
  if (!hasEnd(first)) {
    return (
      <Link to="/profile/parking" className={css['pill'] ?? ''}>
        <NumberPlate number={first.plate} size="s" />
        <span>{t('running.endless', { time: formatWhen(first.startsAt, now, style) })}</span>
      </Link>
    )
  }
  const time = formatClock(first.endsAt, style)
  return (
    <Link to="/profile/parking" className={css['pill'] ?? ''}>
      <NumberPlate number={first.plate} size="s" />
      <Countdown
        end={first.endsAt}
        now={now}
        size="s"
        labels={{
          now: '',
          over: t('running.over'),
          remaining: () => t('running.until', { time }),
          days: (count) => t('running.days', { count }),
        }}
      />
    </Link>
  )
}
