import { profileQuery } from '@parking/api-client'
import { currentSessions, formatClock } from '@parking/domain'
import { useAppContext, useMessages } from '@parking/runtime'
import { Countdown, NumberPlate, useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { panelMessages } from '../messages/panelMessages.ts'
import css from './RunningParking.module.css'

/** What is left of the parking that ends first, over the map; leads to where it can be extended. */
export function RunningParking(): ReactNode {
  const { api, city } = useAppContext()
  const { t, language } = useMessages(panelMessages)
  const now = useNow()
  const { data } = useQuery(profileQuery(api))
  const [first] = currentSessions(data?.sessions ?? [], now)
  if (first === undefined) return null
  const time = formatClock(first.endsAt, { timeZone: city.timeZone, language })
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
