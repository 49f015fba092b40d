import type { Instant, Kopecks, PriceStretch } from '@parking/pricing'

/** How dear a stretch is beside the others of its day. */
type PriceLevel = 'free' | 'cheap' | 'dear'

/** A stretch of a day as it is drawn: where it stands in the day, 0 to 1, and how dear it is. */
export interface DrawnStretch {
  start: Instant
  end: Instant
  from: number
  width: number
  /** Kopecks for an hour after the benefit, floored. */
  hourlyPrice: Kopecks
  level: PriceLevel
}

/** Joins neighbours of one price and rates each: free, cheap, or dear when it is the day's highest. */
export function drawStretches(stretches: readonly PriceStretch[]): DrawnStretch[] {
  const joined: { start: Instant; end: Instant; hourlyPrice: Kopecks }[] = []
  for (const { start, end, hourlyPrice, benefit } of stretches) {
    const price = Math.floor((hourlyPrice * (100 - (benefit?.percent ?? 0))) / 100)
    const last = joined.at(-1)
    if (last?.hourlyPrice === price && last.end === start) last.end = end
    else joined.push({ start, end, hourlyPrice: price })
  }
  const dayStart = joined[0]?.start ?? 0
  const length = Math.max(1, (joined.at(-1)?.end ?? 0) - dayStart)
  const prices = joined.map(({ hourlyPrice }) => hourlyPrice).filter((price) => price > 0)
  const highest = Math.max(0, ...prices)
  const several = prices.some((price) => price < highest)
  return joined.map((stretch) => ({
    start: stretch.start,
    end: stretch.end,
    hourlyPrice: stretch.hourlyPrice,
    from: (stretch.start - dayStart) / length,
    width: (stretch.end - stretch.start) / length,
    level: levelOf(stretch.hourlyPrice, several ? highest : Infinity),
  }))
}

/** An hour written under the bar. */
export interface HourMark {
  at: Instant
  /** Where it stands, 0 to 1. */
  from: number
  edge: 'start' | 'end' | 'none'
}

/** The share of the bar that one written hour takes, with room beside it. */
const ROOM = 0.17

/** Chooses the hours to write: both edges, and each change of price that has room. */
export function hourMarks(drawn: readonly DrawnStretch[]): HourMark[] {
  const [first] = drawn
  const last = drawn.at(-1)
  if (first === undefined || last === undefined) return []
  const marks: HourMark[] = [{ at: first.start, from: 0, edge: 'start' }]
  let taken = 0.08
  for (const { start, from } of drawn.slice(1)) {
    if (from - taken < ROOM - 0.08 || from > 1 - ROOM) continue
    marks.push({ at: start, from, edge: 'none' })
    taken = from + 0.08
  }
  return [...marks, { at: last.end, from: 1, edge: 'end' }]
}

function levelOf(price: Kopecks, highest: Kopecks): PriceLevel {
  if (price === 0) return 'free'
  return price >= highest ? 'dear' : 'cheap'
}
