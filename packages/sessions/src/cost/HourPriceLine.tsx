import { zonePriceAt, type Vehicle } from '@parking/domain'
import { useIsMember, usePriceText } from '@parking/runtime'
import { useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { PaidReminderButton } from '../reminders/PaidReminderButton.tsx'
import css from './HourPriceLine.module.css'
import { useZoneRules } from './useZoneRules.ts'

/** Says what an hour costs in a zone now and until when; nothing where that is not known. */
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
  if (rules === null || zone === null) return null
  const price = zonePriceAt(rules.tariff, now, rules.context)
  if (price.kind === 'unknown') return null
  const { price: hour, until, next } = priceText(price, now)
  return (
    <div className={css['root']} data-free={price.kind === 'free'}>
      <p>
        <strong>{price.kind === 'free' ? `${hour} ${until}` : hour}</strong>
        {price.kind === 'paid' ? `, ${until}` : null}
        {next === null ? null : `, ${next}`}
      </p>
      {isMember && price.kind === 'free' && price.until !== null ? (
        <PaidReminderButton zone={zone} at={price.until} />
      ) : null}
    </div>
  )
}
