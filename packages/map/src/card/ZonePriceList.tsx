import { wallClock, type Instant } from '@parking/pricing'
import { localeOf, useAppContext, useMessages, type Language } from '@parking/runtime'
import { PriceTimeline } from '@parking/ui'
import type { ReactNode } from 'react'
import { mapMessages, type MapText } from '../messages/mapMessages.ts'
import { useMinute, useZonePrices, type ZonePrices } from '../view/useZonePrices.ts'
import css from './Card.module.css'

/** What parking in a zone costs today, and when it is free next. */
export function ZonePriceList({ zone }: { readonly zone: string | null }): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useMessages(mapMessages)
  const now = useMinute()
  const prices = useZonePrices(zone)
  if (prices.kind === 'loading') return <p className={css['muted']}>{t('prices.loading')}</p>
  if (prices.kind === 'unknown') return <p className={css['muted']}>{t('prices.unknown')}</p>
  const isFreeNow = prices.freeFrom === now
  return (
    <div className={css['prices']}>
      <h3 className={css['subtitle']}>{t('prices.title')}</h3>
      <p className={isFreeNow ? css['freeNow'] : css['muted']}>
        {sayFree(t, language, prices, now, city.timeZone)}
      </p>
      <PriceTimeline
        stretches={prices.today}
        timeZone={city.timeZone}
        now={now}
        locale={language}
        labels={{
          title: t('prices.title'),
          free: t('prices.free'),
          perHour: t('prices.perHour'),
          now: t('prices.now'),
        }}
      />
      {prices.freeMinutes > 0 ? (
        <p className={css['muted']}>{t('prices.freeMinutes', { count: prices.freeMinutes })}</p>
      ) : null}
    </div>
  )
}

function sayFree(
  t: MapText,
  language: Language,
  { today, freeFrom }: Extract<ZonePrices, { kind: 'known' }>,
  now: Instant,
  timeZone: string,
): string {
  if (freeFrom === null) return t('prices.neverFree')
  const sayTime = (instant: Instant) => timeOf(instant, now, timeZone, language)
  if (freeFrom > now) return t('prices.freeFrom', { time: sayTime(freeFrom) })
  const next = today.find(({ start, hourlyPrice }) => start > now && hourlyPrice > 0)
  return next === undefined
    ? t('prices.freeAllDay')
    : t('prices.freeUntil', { time: sayTime(next.start) })
}

/** The city's time of an instant, with the day when it is not today. */
function timeOf(instant: Instant, now: Instant, timeZone: string, language: Language): string {
  const isToday = wallClock(instant, timeZone).date === wallClock(now, timeZone).date
  return new Intl.DateTimeFormat(localeOf[language], {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(!isToday && { weekday: 'long', day: 'numeric', month: 'long' }),
  }).format(instant)
}
