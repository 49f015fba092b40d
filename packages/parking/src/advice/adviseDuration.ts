import { zonePriceAt } from '@parking/domain'
import type { Instant, Kopecks } from '@parking/pricing'
import { estimateByRules, type ZoneRules } from '@parking/sessions'

const minute = 60_000

/** What a driver should know of the time that was chosen. */
export type Advice =
  /** The stay runs past a free boundary: only this part of it is paid. */
  | {
      readonly kind: 'partPaid'
      readonly paidUntil: Instant
      readonly cost: Kopecks
      /** Null when it stays free. */
      readonly freeUntil: Instant | null
      /** The shortest duration that reaches the free time for no more money; null: none is shorter. */
      readonly enough: number | null
    }
  /** The stay begins in free time: only what follows is paid. */
  | { readonly kind: 'paidLater'; readonly paidFrom: Instant; readonly cost: Kopecks }
  /** A little more time reaches the free boundary and costs no more. */
  | {
      readonly kind: 'freeSoon'
      readonly paidUntil: Instant
      readonly cost: Kopecks
      readonly freeUntil: Instant | null
      readonly duration: number
    }

/** Nobody wants to be told of a boundary that is farther behind the chosen end than this. */
const nearEnd = 60 * minute

/**
 * Looks for the free boundary of the tariff beside a duration: what is paid until then, and whether a
 * shorter stay reaches it, or one that is hardly longer and no dearer.
 *
 * @param start - when the stay begins
 * @param durationMinutes - as it was chosen
 * @param options - the durations that the city sells, in minutes, from the least to the most
 * @returns null when there is nothing to say
 */
export function adviseDuration(
  rules: ZoneRules,
  start: Instant,
  durationMinutes: number,
  options: readonly number[],
): Advice | null {
  const price = zonePriceAt(rules.tariff, start, rules.context)
  const cost = (minutes: number): Kopecks | null =>
    estimateByRules(rules, { start, durationMinutes: minutes })?.total ?? null
  const chosen = cost(durationMinutes)
  const end = start + durationMinutes * minute
  if (price.kind === 'free') {
    if (price.until === null || chosen === null) return null
    // What is billed in steps may end in paid time though the stay does not.
    return end > price.until || chosen > 0
      ? { kind: 'paidLater', paidFrom: price.until, cost: chosen }
      : null
  }
  if (price.kind !== 'paid' || price.freeFrom === null) return null
  const { freeFrom } = price
  const paid = cost(Math.ceil((freeFrom - start) / minute))
  if (chosen === null || paid === null) return null
  const free = zonePriceAt(rules.tariff, freeFrom, rules.context)
  const freeUntil = free.kind === 'free' ? free.until : null
  const reaching = options.find((option) => start + option * minute >= freeFrom) ?? null
  const known = { paidUntil: freeFrom, cost: paid, freeUntil }
  if (end > freeFrom) {
    // Where paid time follows, a longer stay pays for that too: so does one that is billed longer.
    if ((freeUntil !== null && end > freeUntil) || chosen !== paid) return null
    const isShorter = reaching !== null && reaching < durationMinutes
    return { kind: 'partPaid', ...known, enough: isShorter ? reaching : null }
  }
  if (reaching === null || reaching <= durationMinutes || freeFrom - end > nearEnd) return null
  const total = cost(reaching)
  return total !== null && total <= chosen
    ? { kind: 'freeSoon', ...known, duration: reaching }
    : null
}
