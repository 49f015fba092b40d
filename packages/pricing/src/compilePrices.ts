import { integerIn, objectIn } from './checks.ts'
import { PricingError } from './PricingError.ts'
import type { DayType, Kopecks, PricedVehicle, PriceInterval, VehicleCategory } from './types.ts'

/** What an hour costs in a zone without prices: 50 roubles (decisions: Money, time, rules). */
export const DEFAULT_HOURLY_PRICE: Kopecks = 5_000

/** So high that `price * minutes * 1000` of the longest stay is still exact. */
const MAX_HOURLY_PRICE: Kopecks = 10_000_000

/** One day as price steps: step i lasts up to minute `ends[i]` of the day. The last end is 1440. */
export interface DayPlan {
  readonly ends: readonly number[]
  readonly prices: readonly Kopecks[]
}

/** A plan for each type of day; types that fall back to the default share its plan. */
export type DayPlans = Readonly<Record<DayType, DayPlan>>

/** A part of a day with a price; minutes of the day, half-open. */
interface Part {
  readonly begin: number
  readonly end: number
  readonly price: Kopecks
}

type PlansByCategory = Partial<Record<VehicleCategory, DayPlans>>

const dayTypes: readonly DayType[] = ['default', 'saturday', 'sunday', 'holiday']
const categories: readonly VehicleCategory[] = ['A', 'B', 'C', 'D', 'M']
const remembered = new WeakMap<readonly PriceInterval[], PlansByCategory>()

const defaultPlan: DayPlan = { ends: [1440], prices: [DEFAULT_HOURLY_PRICE] }
const defaultPlans: DayPlans = {
  default: defaultPlan,
  saturday: defaultPlan,
  sunday: defaultPlan,
  holiday: defaultPlan,
}

/** Turns price intervals into day plans for a vehicle, once for each list and category. */
export function compilePrices(
  prices: readonly PriceInterval[] | undefined,
  vehicle: PricedVehicle | undefined,
): DayPlans {
  const category = vehicle?.category ?? 'B'
  const known = prices && remembered.get(prices)?.[category]
  if (known !== undefined) return known
  if (!categories.includes(category)) throw new PricingError('vehicle.category', 'unknown')
  if (prices === undefined) return defaultPlans
  if (!Array.isArray(prices)) throw new PricingError('zone.tariff.prices', 'not a list')
  const plans = prices.length === 0 ? defaultPlans : plansFor(prices, category)
  remembered.set(prices, { ...remembered.get(prices), [category]: plans })
  return plans
}

function plansFor(prices: readonly PriceInterval[], category: VehicleCategory): DayPlans {
  const general = new Map<DayType, Part[]>()
  const special = new Map<DayType, Part[]>()
  // Every interval is checked, those for other categories too: each category has its own day.
  const days = new Map<string, Part[]>()
  for (const [index, interval] of prices.entries()) {
    const field = `zone.tariff.prices[${index}]`
    const parts = checkedParts(interval, field)
    const day = bucket(days, `${interval.dayType} ${interval.category ?? ''}`)
    for (const part of parts) addWithoutOverlap(day, part, field)
    if (interval.category === undefined) bucket(general, interval.dayType).push(...parts)
    else if (interval.category === category) bucket(special, interval.dayType).push(...parts)
  }
  const planOf = (type: DayType) =>
    general.has(type) || special.has(type)
      ? planFrom(general.get(type) ?? [], special.get(type) ?? [])
      : undefined
  const fallback = planOf('default') ?? { ends: [1440], prices: [0] }
  return {
    default: fallback,
    saturday: planOf('saturday') ?? fallback,
    sunday: planOf('sunday') ?? fallback,
    holiday: planOf('holiday') ?? fallback,
  }
}

function checkedParts(interval: PriceInterval, field: string): Part[] {
  const { dayType, from, to, hourlyPrice, category } = objectIn(interval, field)
  if (!dayTypes.includes(dayType)) throw new PricingError(`${field}.dayType`, 'unknown')
  if (category !== undefined && !categories.includes(category)) {
    throw new PricingError(`${field}.category`, 'unknown')
  }
  const price = integerIn(hourlyPrice, 0, MAX_HOURLY_PRICE, `${field}.hourlyPrice`)
  const begin = minuteOfDay(from, `${field}.from`)
  const end = minuteOfDay(to, `${field}.to`) || 1440
  if (begin === end) throw new PricingError(`${field}.to`, 'the interval is empty')
  if (begin < end) return [{ begin, end, price }]
  return [
    { begin: 0, end, price },
    { begin, end: 1440, price },
  ].filter((part) => part.begin < part.end)
}

/** Minutes since 00:00; seconds count as a whole minute, so 23:59:59 is the end of the day. */
function minuteOfDay(time: string, field: string): number {
  const match = typeof time === 'string' && /^(\d\d):([0-5]\d)(?::([0-5]\d))?$/.exec(time)
  if (match) {
    const [, hours, minutes, seconds] = match
    const minute = Number(hours) * 60 + Number(minutes) + (Number(seconds ?? 0) > 0 ? 1 : 0)
    if (minute <= 1440) return minute
  }
  throw new PricingError(field, 'not a time HH:mm or HH:mm:ss')
}

function addWithoutOverlap(day: Part[], part: Part, field: string) {
  if (day.some((other) => part.begin < other.end && other.begin < part.end)) {
    throw new PricingError(field, 'overlaps another interval of its day type and category')
  }
  day.push(part)
}

function bucket<K>(map: Map<K, Part[]>, key: K): Part[] {
  const known = map.get(key)
  if (known !== undefined) return known
  const created: Part[] = []
  map.set(key, created)
  return created
}

/** Lays the vehicle's own prices over the general ones; what neither covers is free. */
function planFrom(general: readonly Part[], special: readonly Part[]): DayPlan {
  const edges = [...general, ...special].flatMap(({ begin, end }) => [begin, end])
  const ends: number[] = []
  const prices: Kopecks[] = []
  let begin = 0
  for (const end of [...new Set([...edges, 1440])].sort((a, b) => a - b)) {
    if (end === 0) continue
    const price = (partAt(special, begin) ?? partAt(general, begin))?.price ?? 0
    if (prices.at(-1) === price) ends[ends.length - 1] = end
    else {
      ends.push(end)
      prices.push(price)
    }
    begin = end
  }
  return { ends, prices }
}

function partAt(parts: readonly Part[], minute: number): Part | undefined {
  return parts.find(({ begin, end }) => begin <= minute && minute < end)
}
