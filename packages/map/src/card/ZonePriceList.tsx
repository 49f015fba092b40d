import { formatClock, formatWhen, type TimeStyle } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { useAppContext, useMessages } from '@parking/runtime'
import { PriceTimeline, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { mapMessages, type MapText } from '../messages/mapMessages.ts'
import { useZonePrices, type ZonePrices } from '../view/useZonePrices.ts'
import css from './Card.module.css'

/** What parking in a zone costs today, and when it is free next. */
export function ZonePriceList({ zone }: { readonly zone: string | null }): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useMessages(mapMessages)
  const now = useNow('minute')
  const prices = useZonePrices(zone)
  if (prices.kind === 'loading') return <p className={css['muted']}>{t('prices.loading')}</p>
  if (prices.kind === 'unknown') return <p className={css['muted']}>{t('prices.unknown')}</p>
  const style = { timeZone: city.timeZone, language }
  const isFreeNow = prices.freeFrom === now
  return (
    <div className={css['prices']}>
      <h3 className={css['subtitle']}>{t('prices.title')}</h3>
      <p className={isFreeNow ? css['freeNow'] : css['muted']}>{sayFree(t, prices, now, style)}</p>
      <PriceTimeline
        stretches={prices.today}
        formatTime={(instant) => formatClock(instant, style)}
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
  { today, freeFrom }: Extract<ZonePrices, { kind: 'known' }>,
  now: Instant,
  style: TimeStyle,
): string {
  if (freeFrom === null) return t('prices.neverFree')
  const sayTime = (instant: Instant) => formatWhen(instant, now, style, 'weekday')
  if (freeFrom > now) return t('prices.freeFrom', { time: sayTime(freeFrom) })
  const next = today.find(({ start, hourlyPrice }) => start > now && hourlyPrice > 0)
  return next === undefined
    ? t('prices.freeAllDay')
    : t('prices.freeUntil', { time: sayTime(next.start) })
}
