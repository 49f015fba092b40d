import { useTexts, usePriceText } from '@parking/runtime'
import { useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { panelTexts } from '../texts/panels/ru.ts'
import { useZonePrices } from '../view/useZonePrices.ts'
import css from './Card.module.css'

/** What parking in a zone costs now, until when, and what follows. */
export function ZonePriceNow({ zone }: { readonly zone: string | null }): ReactNode {
  const { t } = useTexts(panelTexts)
  const now = useNow('minute')
  const prices = useZonePrices(zone)
  const priceText = usePriceText()
  if (prices.kind === 'loading') return <p className={css['muted']}>{t('prices.loading')}</p>
  if (prices.kind === 'unknown') return <p className={css['muted']}>{t('prices.unknown')}</p>
  const { price, until, next } = priceText(prices.price, now)
  const isFree = prices.price.kind === 'free'
  return (
    <div className={css['priceNow']} data-free={isFree}>
      <p className={css['price']}>{isFree ? `${price} ${until}` : price}</p>
      {isFree ? null : <p>{until}</p>}
      {next === null ? null : <p>{next}</p>}
    </div>
  )
}
