import { formatClock, formatDate } from '@parking/domain'
import type { PriceStretch } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import { formatEnd, formatShortMoney, PriceTimeline, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { mapTexts } from '../texts/ru.ts'
import { panelTexts } from '../texts/panels/ru.ts'
import { useZonePrices } from '../view/useZonePrices.ts'
import css from './Card.module.css'

/** What parking in a zone costs today, hour by hour, and on the days after it. */
export function ZonePriceList({ zone }: { readonly zone: string | null }): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useTexts(panelTexts)
  const { t: mapText } = useTexts(mapTexts)
  const now = useNow('minute')
  const prices = useZonePrices(zone)
  // What the price is now says that it is not known.
  if (prices.kind !== 'known') return null
  const style = { timeZone: city.timeZone, language }
  const [today = [], ...later] = prices.week
  return (
    <div className={css['prices']}>
      <h3 className={css['subtitle']}>{t('prices.title')}</h3>
      <PriceTimeline
        stretches={today}
        formatTime={(instant) => formatClock(instant, style)}
        now={now}
        locale={language}
        labels={{
          title: t('prices.title'),
          free: mapText('prices.free'),
          perHour: t('prices.perHour'),
          now: t('prices.now'),
        }}
      />
      {prices.freeMinutes > 0 ? (
        <p className={css['muted']}>
          {prices.freeMinutes === 1
            ? t('prices.oneFreeMinute')
            : t('prices.freeMinutes', { count: prices.freeMinutes })}
        </p>
      ) : null}
      <details className={css['week']}>
        <summary>{t('prices.week')}</summary>
        <dl>
          {later.map((day) => (
            <DayPrices key={day[0]?.start} day={day} />
          ))}
        </dl>
      </details>
    </div>
  )
}

/** A day's paid hours in words. */
function DayPrices({ day }: { readonly day: readonly PriceStretch[] }): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useTexts(panelTexts)
  const { t: mapText } = useTexts(mapTexts)
  const style = { timeZone: city.timeZone, language }
  const [first] = day
  const last = day.at(-1)
  if (first === undefined || last === undefined) return null
  const paid = day.filter(({ hourlyPrice }) => hourlyPrice > 0)
  const clock = (at: number) => formatClock(at, style)
  return (
    <>
      <dt>{formatDate(first.start, style, 'weekday')}</dt>
      {paid.length === 0 ? <dd>{mapText('prices.free')}</dd> : null}
      {paid.map(({ start, end, hourlyPrice }) => (
        <dd key={start}>
          {`${clock(start)}–${formatEnd(end, last.end, clock)} · ${formatShortMoney(hourlyPrice, language)}${t('prices.perHour')}`}
        </dd>
      ))}
    </>
  )
}
