import {
  calculateCost,
  type Cost,
  type CostInput,
  type DayType,
  formatMoney,
  instantOf,
  type PriceStretch,
  priceTimeline,
  type Tariff,
  wallClock,
} from '../index.ts'

/** A stay as it is asked about on a command line. */
export interface AskedStay {
  readonly tariff: Tariff
  /** `YYYY-MM-DD`, in the city's time. */
  readonly date: string
  readonly minutesOfDay: number
  readonly context: Omit<CostInput, 'zone' | 'start' | 'durationMinutes'>
  readonly minutes: number
  /** Per cent off the price for the whole stay; 0 for none. */
  readonly percent: number
}

/** The day and the cost of a stay with the reasons for both; the numbers are kopecks and minutes. */
export interface ExplainedStay {
  readonly date: string
  readonly dayType: DayType
  readonly dayReason: string
  readonly stretches: readonly {
    readonly from: string
    readonly to: string
    readonly hourlyPrice: number
    readonly reason: string
  }[]
  readonly cost: Omit<Cost, 'segments'>
  readonly segments: readonly {
    readonly from: string
    readonly to: string
    readonly minutes: number
    readonly hourlyPrice: number
    readonly percent: number
    readonly cost: number
    readonly sum: string
  }[]
  readonly reasons: readonly string[]
}

/** Prices a stay and says why it costs that. */
export function explainStay(asked: AskedStay): ExplainedStay {
  const { tariff, date, minutesOfDay, minutes, percent } = asked
  const { timeZone } = asked.context
  const start = instantOf(date, minutesOfDay, timeZone)
  const benefits = percent === 0 ? [] : [{ percent, start, end: Infinity, name: 'discount' }]
  const context = { ...asked.context, benefits }
  const zone = { tariff }
  const stretches = priceTimeline(zone, date, { ...context, benefits: [] })
  const { segments, ...cost } = calculateCost({ zone, start, durationMinutes: minutes, ...context })
  const dayType = stretches[0]?.dayType ?? 'default'
  const at = (instant: number) => clockText(instant, timeZone)
  return {
    date,
    dayType,
    dayReason: reasonOfDay(asked, dayType, wallClock(start, timeZone).weekday),
    stretches: stretches.map((stretch) => ({
      from: at(stretch.start),
      to: endText(stretch.end, timeZone),
      hourlyPrice: stretch.hourlyPrice,
      reason: reasonOfPrice(asked, stretch),
    })),
    cost,
    segments: segments.map(({ start: begin, end, benefit, ...segment }) => ({
      from: `${wallClock(begin, timeZone).date} ${at(begin)}`,
      to: `${wallClock(end, timeZone).date} ${at(end)}`,
      minutes: segment.minutes,
      hourlyPrice: segment.hourlyPrice,
      percent: benefit?.percent ?? 0,
      cost: segment.cost,
      sum: sumText(segment.minutes, segment.hourlyPrice, benefit?.percent ?? 0),
    })),
    reasons: reasonsOfCost(asked, cost),
  }
}

function reasonOfDay(asked: AskedStay, type: DayType, weekday: number): string {
  const name = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'][
    weekday - 1
  ]
  if (type === 'holiday') return `${name}, a holiday of the calendar`
  if (type === 'default' && weekday > 5) return `${name}, a working day of the calendar`
  return asked.context.calendar.holidays.length === 0
    ? `${name}, no calendar of holidays given`
    : `${name}, no holiday of the calendar`
}

function reasonOfPrice({ tariff, context }: AskedStay, stretch: PriceStretch): string {
  if (tariff.prices.length === 0) return 'the tariff has no prices: 50 roubles an hour'
  const category = context.vehicle?.category ?? 'B'
  const hasOwn = tariff.prices.some(
    (price) => price.dayType === stretch.dayType && (price.category ?? category) === category,
  )
  const source = hasOwn
    ? `price for ${stretch.dayType}`
    : `no price is for ${stretch.dayType}, so that of default`
  return stretch.hourlyPrice > 0 ? source : `${source} is 0, or none covers these hours`
}

function reasonsOfCost({ tariff, minutes, percent }: AskedStay, cost: Omit<Cost, 'segments'>) {
  const { freeMinutes = 0, billingStepMinutes = 1 } = tariff
  const isFree = minutes <= freeMinutes
  const billed = isFree ? minutes : Math.ceil(minutes / billingStepMinutes) * billingStepMinutes
  const saved = formatMoney(cost.discount, 'en')
  return [
    ...(freeMinutes === 0
      ? []
      : [
          isFree
            ? `free minutes: a stay of up to ${freeMinutes} minutes costs nothing`
            : `free minutes: the first ${freeMinutes} cost nothing`,
        ]),
    ...(billed === minutes
      ? []
      : [`step: ${minutes} minutes are billed as ${billed}, whole steps of ${billingStepMinutes}`]),
    ...(percent === 0
      ? []
      : [`discount: ${percent} per cent, ${saved} off ${formatMoney(cost.full, 'en')}`]),
    'rounding: each part is rounded down to the kopeck once',
  ]
}

/** How the cost of a part comes about, before it is rounded down. */
function sumText(minutes: number, hourlyPrice: number, percent: number): string {
  if (hourlyPrice === 0) return 'free'
  const off = percent === 0 ? '' : `, less ${percent} per cent`
  return `${minutes} min x ${formatMoney(hourlyPrice, 'en')} / 60${off}`
}

function clockText(instant: number, timeZone: string): string {
  const { minutesOfDay } = wallClock(instant, timeZone)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutesOfDay / 60))}:${two(minutesOfDay % 60)}`
}

/** The end of a day is 24:00, not the next one's 00:00. */
function endText(instant: number, timeZone: string): string {
  const text = clockText(instant, timeZone)
  return text === '00:00' ? '24:00' : text
}
