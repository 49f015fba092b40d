import { zonePriceAt, type KnownZonePrice, type Vehicle } from '@parking/domain'
import { useIsMember, usePriceText, useTexts } from '@parking/runtime'
import { formatShortMoney, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { PaidReminderButton } from '../reminders/PaidReminderButton.tsx'
import { sessionsTexts } from '../texts/ru.ts'
import css from './HourPriceLine.module.css'
import { useZoneRules } from './useZoneRules.ts'

/**
 * Says what an hour costs in a zone now and until when, as its sign does, and beside it what it costs the
 * driver where a benefit counts; nothing where that is not known.
 */
export function HourPriceLine({
  zone,
  vehicle,
}: {
  /** The number of the zone. */
  readonly zone: string | null
  /** Null until one is chosen. */
  readonly vehicle: Pick<Vehicle, 'plate' | 'category'> | null
}): ReactNode {
  const rules = useZoneRules(zone, vehicle)
  // Guests are told of stays that they have paid for alone.
  const isMember = useIsMember()
  const now = useNow('minute')
  const priceText = usePriceText()
  const { t, language } = useTexts(sessionsTexts)
  if (rules === null || zone === null) return null
  const price = zonePriceAt(rules.tariff, now, { ...rules.context, benefits: [] })
  const own = zonePriceAt(rules.tariff, now, rules.context)
  if (price.kind === 'unknown' || own.kind === 'unknown') return null
  const { price: hour, until, next } = priceText(price, now)
  const ownHour = hourPrice(own, price.kind)
  return (
    <div className={css['root']} data-free={price.kind === 'free'}>
      <p>
        <strong>{price.kind === 'free' ? `${hour} ${until}` : hour}</strong>
        <span>{price.kind === 'paid' ? `, ${until}` : ''}</span>
        <span>{next === null ? '' : `, ${next}`}</span>
      </p>
      {ownHour === hourPrice(price, price.kind) ? null : (
        <p>
          <strong>
            {ownHour === 0
              ? t('hour.freeForYou')
              : t('hour.forYou', { price: formatShortMoney(ownHour, language) })}
          </strong>
        </p>
      )}
      {isMember && own.kind === 'free' && own.until !== null ? (
        <PaidReminderButton zone={zone} at={own.until} />
      ) : null}
    </div>
  )
}

/** What an hour costs: now, or in free time from when it costs something. */
function hourPrice(price: KnownZonePrice, now: KnownZonePrice['kind']): number {
  if (price.kind === 'paid') return price.perHour
  return now === 'free' ? (price.nextPerHour ?? 0) : 0
}
