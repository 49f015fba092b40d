import { costOf, type Rules, type Stretch, stretchesBetween } from './walkPrices.ts'
import type { Kopecks } from './units.ts'

/** Minutes laid out on either side of what is asked for: 45 days. */
const MARGIN = 64_800
const DAY = 1440

/** Adds up what spans of time cost, each in constant time. */
export interface PriceIndex {
  /** Kopecks for the minutes from `begin` to `end` (minutes since the epoch, half-open). */
  totalBetween: (begin: number, end: number) => Kopecks
}

/** A stretch with the cost of all stretches before it. */
interface SummedStretch extends Stretch {
  readonly before: Kopecks
}

interface Layout {
  readonly begin: number
  readonly end: number
  /** For each 24 hours since `begin`, the stretches that touch them, in order. */
  readonly days: readonly (readonly SummedStretch[])[]
}

/**
 * Keeps the stretches around the times asked for, with running totals: a stay is a part of its
 * first stretch, whole stretches, and a part of its last.
 */
export function createPriceIndex(rules: Rules): PriceIndex {
  let layout: Layout = { begin: 0, end: 0, days: [] }
  return {
    totalBetween(begin, end) {
      if (begin >= end) return 0
      if (begin < layout.begin || end > layout.end) {
        layout = layOut(rules, begin - MARGIN, end + MARGIN)
      }
      const first = stretchAt(layout, begin)
      const last = stretchAt(layout, end - 1)
      if (first === undefined || last === undefined) return 0
      if (first === last) return costFor(first, end - begin)
      const skipped = costFor(first, first.end - first.begin) - costFor(first, first.end - begin)
      return last.before - first.before - skipped + costFor(last, end - last.begin)
    },
  }
}

function layOut(rules: Rules, begin: number, end: number): Layout {
  const days: SummedStretch[][] = []
  let sum = 0
  for (const stretch of stretchesBetween(rules, begin, end)) {
    const summed = { ...stretch, before: sum }
    sum += costFor(stretch, stretch.end - stretch.begin)
    const lastDay = dayIn(begin, stretch.end - 1)
    for (let day = dayIn(begin, stretch.begin); day <= lastDay; day++)
      (days[day] ??= []).push(summed)
  }
  return { begin, end, days }
}

function stretchAt({ begin, days }: Layout, minute: number): SummedStretch | undefined {
  return days[dayIn(begin, minute)]?.find(({ end }) => minute < end)
}

function costFor({ price, benefit }: Stretch, minutes: number): Kopecks {
  return costOf(minutes, price, benefit)
}

function dayIn(begin: number, minute: number): number {
  return Math.floor((minute - begin) / DAY)
}
