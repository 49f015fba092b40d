import { integerIn, nameIn } from './checks.ts'
import { minuteOfDay } from './minuteOfDay.ts'
import { onlyKeys } from './onlyKeys.ts'
import { objectIn } from './stayChecks.ts'
import { PricingError } from './PricingError.ts'
import { remember } from './remember.ts'
import { categories, dayTypes, intervalKeys, MAX_HOURLY_PRICE, PRICE_HINT } from './tariffKeys.ts'
import type { DayType, PriceInterval, VehicleCategory } from './Tariff.ts'
import type { PricedVehicle } from './Cost.ts'
import type { Kopecks } from './units.ts'

/** What an hour costs in a zone without prices: 50 roubles. */
export const DEFAULT_HOURLY_PRICE: Kopecks = 5_000

/** One day as price steps: step i lasts up to minute `ends[i]` of the day. The last end is 1440. */
export interface DayPlan {
  readonly ends: readonly number[]
  readonly prices: readonly Kopecks[]
}

/** A plan for each type of day; types that fall back to the default share its plan. */
export type DayPlans = Readonly<Record<DayType, DayPlan>>

/** An interval, or a piece of one that runs over midnight; minutes of the day, half-open. */
interface DayInterval extends PriceInterval {
  readonly begin: number
  readonly end: number
}

const WHOLE_DAY = 'The whole day is 00:00 to 24:00.'
const withoutPrices: readonly PriceInterval[] = []
const byCategory = new Map<VehicleCategory, WeakMap<readonly PriceInterval[], DayPlans>>()

/** Turns price intervals into day plans for a vehicle, once for each list and category. */
export function compilePrices(
  prices: readonly PriceInterval[] = withoutPrices,
  vehicle: PricedVehicle | undefined,
): DayPlans {
  const category = vehicle?.category ?? 'B'
  const plans = remember(byCategory, category, () => {
    nameIn(category, categories, 'vehicle.category')
    return new WeakMap()
  })
  return remember(plans, prices, () => plansFor(prices, category))
}

function plansFor(prices: readonly PriceInterval[], category: VehicleCategory): DayPlans {
  const intervals: DayInterval[] = []
  for (const [index, interval] of prices.entries()) {
    addInterval(intervals, interval, `zone.tariff.prices[${index}]`)
  }
  // The vehicle's own prices come first, so that they are found first.
  const relevant = [category, undefined].flatMap((of) =>
    intervals.filter((one) => one.category === of),
  )
  const elsewhere = prices.length === 0 ? DEFAULT_HOURLY_PRICE : 0
  const planOf = (type: DayType, fallback?: DayPlan) => {
    const ofType = relevant.filter((one) => one.dayType === type)
    return ofType.length === 0 && fallback ? fallback : planFrom(ofType, elsewhere)
  }
  const plan = planOf('default')
  return {
    default: plan,
    saturday: planOf('saturday', plan),
    sunday: planOf('sunday', plan),
    holiday: planOf('holiday', plan),
  }
}

/** Checks an interval and adds it; one that runs over midnight has two intervals in its day. */
function addInterval(intervals: DayInterval[], interval: PriceInterval, field: string) {
  const { dayType, from, to, hourlyPrice, category } = objectIn(interval, field)
  onlyKeys(interval, intervalKeys, field)
  nameIn(dayType, dayTypes, `${field}.dayType`)
  if (category !== undefined) nameIn(category, categories, `${field}.category`)
  integerIn(hourlyPrice, 0, MAX_HOURLY_PRICE, `${field}.hourlyPrice`, 'whole kopecks', PRICE_HINT)
  const begin = minuteOfDay(from, `${field}.from`)
  const end = minuteOfDay(to, `${field}.to`) || 1440
  if (begin === end) throw new PricingError(`${field}.to`, to, 'another time than from', WHOLE_DAY)
  if (begin > end) addDayInterval(intervals, { ...interval, begin: 0, end }, field)
  addDayInterval(intervals, { ...interval, begin, end: begin > end ? 1440 : end }, field)
}

function addDayInterval(intervals: DayInterval[], one: DayInterval, field: string) {
  const overlaps = intervals.some(
    ({ dayType, category, begin, end }) =>
      dayType === one.dayType && category === one.category && begin < one.end && one.begin < end,
  )
  if (overlaps)
    throw new PricingError(field, `${one.from}-${one.to}`, 'hours that no other price has')
  intervals.push(one)
}

/** Puts the first interval that covers a minute in force; what none covers costs `elsewhere`. */
function planFrom(intervals: readonly DayInterval[], elsewhere: Kopecks): DayPlan {
  const edges = new Set(intervals.flatMap(({ begin, end }) => [begin, end])).add(1440)
  const ends = [...edges].filter((edge) => edge > 0).sort((a, b) => a - b)
  const prices = ends.map((end) => {
    // No edge lies inside a step: its last minute costs what all of it costs.
    const one = intervals.find((candidate) => candidate.begin < end && end <= candidate.end)
    return one?.hourlyPrice ?? elsewhere
  })
  return { ends, prices }
}
