import { instantIn, MAX_STAY_MINUTES, minuteOf } from './checks.ts'
import { compileRules } from './compileRules.ts'
import { costOf, stretchesBetween } from './stretches.ts'
import type { Instant, Kopecks, PricedZone, PriceNow, PricingContext } from './types.ts'

/** A span of time in which an hour costs the same, whatever days it goes over. */
interface Span {
  readonly begin: Instant
  readonly perHour: Kopecks
}

/**
 * Says what parking costs at an instant and until when: by the tariff and by benefits. Days that
 * cost the same are one span, so free time may last over a weekend. Free minutes belong to a stay,
 * so they do not show here.
 *
 * @param zone the zone
 * @param instant milliseconds since the epoch, or a Date
 * @param context the city's time zone and calendar, the vehicle and its benefits
 * @throws {@link PricingError} whose `field` names what is wrong
 */
export function priceAt(
  zone: PricedZone,
  instant: Instant | Date,
  context: PricingContext,
): PriceNow {
  const first = minuteOf(instantIn(instant, 'instant'))
  const spans: Span[] = []
  const rules = compileRules(zone, context)
  for (const { begin, price, benefit } of stretchesBetween(
    rules,
    first,
    first + MAX_STAY_MINUTES,
  )) {
    const perHour = costOf(60, price, benefit)
    if (spans.at(-1)?.perHour !== perHour) spans.push({ begin: begin * 60_000, perHour })
  }
  const [now, next] = spans
  const until = next?.begin ?? null
  const perHour = now?.perHour ?? 0
  if (perHour === 0) return { kind: 'free', until, nextPerHour: next?.perHour ?? null }
  const freeFrom = spans.find((span) => span.perHour === 0)?.begin ?? null
  return { kind: 'paid', perHour, until, freeFrom }
}
