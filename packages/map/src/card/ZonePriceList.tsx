import { formatClock } from '@parking/domain'
import { useAppContext, useMessages, usePriceText } from '@parking/runtime'
import { PriceTimeline, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { mapMessages } from '../messages/mapMessages.ts'
import { useZonePrices } from '../view/useZonePrices.ts'
import css from './Card.module.css'

/** What parking in a zone costs now and until when, and what it costs today. */
export function ZonePriceList({ zone }: { readonly zone: string | null }): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useMessages(mapMessages)
  const now = useNow('minute')
  const prices = useZonePrices(zone)
  const priceText = usePriceText()
  if (prices.kind === 'loading') return <p className={css['muted']}>{t('prices.loading')}</p>
  if (prices.kind === 'unknown') return <p className={css['muted']}>{t('prices.unknown')}</p>
  const style = { timeZone: city.timeZone, language }
  const { price, until, next } = priceText(prices.price, now)
  return (
    <div className={css['prices']}>
      {prices.price.kind === 'free' ? (
        <p className={css['freeNow']}>{`${price} ${until}`}</p>
      ) : (
        <p>
          <strong>{price}</strong>, {until}
        </p>
      )}
      {next === null ? null : <p className={css['muted']}>{next}</p>}
      <h3 className={css['subtitle']}>{t('prices.title')}</h3>
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
