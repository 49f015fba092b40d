import { formatClock } from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import { PriceTimeline, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { mapTexts } from '../texts/ru.ts'
import { panelTexts } from '../texts/panels/ru.ts'
import { useZonePrices } from '../view/useZonePrices.ts'
import css from './Card.module.css'

/** What parking in a zone costs today, hour by hour. */
export function ZonePriceList({ zone }: { readonly zone: string | null }): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useTexts(panelTexts)
  const { t: mapText } = useTexts(mapTexts)
  const now = useNow('minute')
  const prices = useZonePrices(zone)
  // What the price is now says that it is not known.
  if (prices.kind !== 'known') return null
  const style = { timeZone: city.timeZone, language }
  return (
    <div className={css['prices']}>
      <h3 className={css['subtitle']}>{t('prices.title')}</h3>
      <PriceTimeline
        stretches={prices.today}
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
        <p className={css['muted']}>{t('prices.freeMinutes', { count: prices.freeMinutes })}</p>
      ) : null}
    </div>
  )
}
