import { applyBenefits, costOf, priceStretches, type Rules, type Stretch } from './stretches.ts'
import type { Kopecks } from './types.ts'

/** Minutes laid out around what is asked for: 45 days on either side. */
const MARGIN = 64_800
/** The longest span that is laid out before older parts of it are forgotten: three years. */
const LONGEST = 1_576_800
const DAY = 1440

/** Adds up the cost of the stretches of a span of time in constant time. */
export interface PriceIndex {
  /** Kopecks for the minutes from `begin` to `end` (minutes since the epoch, half-open). */
  totalBetween: (begin: number, end: number) => Kopecks
}

/**
 * Keeps the stretches around the times asked for, with the sums of their costs: a stay is a part
 * of its first stretch, whole stretches, and a part of its last.
 */
export function createPriceIndex(rules: Rules): PriceIndex {
  let layout = layOut(rules, 0, 0)
  return {
    totalBetween(begin, end) {
      if (begin >= end) return 0
      if (begin < layout.begin || end > layout.end) layout = widen(rules, layout, begin, end)
      const { stretches, sums } = layout
      const first = indexAt(layout, begin)
      const last = indexAt(layout, end - 1)
      const head = stretches[first]
      const tail = stretches[last]
      if (head === undefined || tail === undefined) return 0
      if (first === last) return partCost(head, begin, end)
      const between = (sums[last] ?? 0) - (sums[first + 1] ?? 0)
      return partCost(head, begin, head.end) + between + partCost(tail, tail.begin, end)
    },
  }
}

interface Layout {
  readonly begin: number
  readonly end: number
  readonly stretches: readonly Stretch[]
  /** `sums[i]` is the cost of all stretches before the i-th. */
  readonly sums: readonly Kopecks[]
  /** The stretch at the beginning of each 24 hours since `begin`. */
  readonly days: readonly number[]
}

function widen(rules: Rules, old: Layout, begin: number, end: number): Layout {
  const low = Math.min(old.begin, begin)
  const high = Math.max(old.end, end)
  const kept = old.begin < old.end && high - low <= LONGEST
  return kept
    ? layOut(rules, low - MARGIN, high + MARGIN)
    : layOut(rules, begin - MARGIN, end + MARGIN)
}

function layOut(rules: Rules, begin: number, end: number): Layout {
  const stretches = applyBenefits(priceStretches(rules, begin, end), rules.benefits)
  const sums: Kopecks[] = [0]
  let sum = 0
  for (const stretch of stretches) {
    sum += partCost(stretch, stretch.begin, stretch.end)
    sums.push(sum)
  }
  const days: number[] = []
  let index = 0
  for (let day = begin; day < end; day += DAY) {
    while ((stretches[index]?.end ?? end) <= day) index++
    days.push(index)
  }
  return { begin, end, stretches, sums, days }
}

function indexAt({ begin, stretches, days }: Layout, minute: number): number {
  let index = days[Math.floor((minute - begin) / DAY)] ?? 0
  while ((stretches[index]?.end ?? minute + 1) <= minute) index++
  return index
}

function partCost({ price, benefit }: Stretch, begin: number, end: number): Kopecks {
  return costOf(end - begin, price, benefit === null ? 0 : benefit.permille)
}
