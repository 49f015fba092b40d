/**
 * The price of a stay minute by minute, written straight from the rules and sharing nothing with
 * the package: the tests hold the two equal, the benchmark shows what the difference is worth.
 */
import type { CostBenefit, CostInput, DayType, PriceInterval } from '../src/index.ts'

interface Minute {
  price: number
  /** The type of the day whose intervals are in force. */
  type: DayType | ''
  benefit: CostBenefit | null
}

export function slowCost(input: CostInput) {
  const { tariff } = input.zone
  const { billingStepMinutes: step = 1, freeMinutes: free = 0 } = tariff ?? {}
  const start = Math.floor(Number(input.start) / 60_000) * 60_000
  let stay = input.durationMinutes
  while (stay > free && stay % step !== 0) stay++
  const minutes: Minute[] = []
  const wall = wallReader(input.timeZone)
  for (let minute = 0; minute < stay; minute++) {
    const at = start + minute * 60_000
    minutes.push(
      minute < free ? { price: 0, type: '', benefit: null } : minuteAt(input, at, wall(at)),
    )
  }
  const segments = runs(minutes, (a, b) => a.benefit === b.benefit).map(({ first, count }) => ({
    minutes: count,
    hourlyPrice: first.price,
    benefit: first.benefit,
    cost: exactCost(count, first.price, first.benefit?.percent ?? 0),
  }))
  const full = runs(minutes, () => true).reduce(
    (sum, { first, count }) => sum + exactCost(count, first.price, 0),
    0,
  )
  const total = segments.reduce((sum, { cost }) => sum + cost, 0)
  return { total, full, discount: full - total, segments }
}

/** What an hour costs in each of some minutes from the start, free minutes or not. */
export function slowPrices(input: CostInput, minutes: number): number[] {
  const start = Math.floor(Number(input.start) / 60_000) * 60_000
  const wall = wallReader(input.timeZone)
  return Array.from({ length: minutes }, (_, minute) => {
    const at = start + minute * 60_000
    const { price, benefit } = minuteAt(input, at, wall(at))
    return exactCost(60, price, benefit?.percent ?? 0)
  })
}

function exactCost(minutes: number, price: number, percent: number): number {
  const payable = 1000n - BigInt(Math.trunc(Number((percent * 10).toFixed(6))))
  return Number((BigInt(minutes) * BigInt(price) * payable) / 60_000n)
}

function runs(minutes: Minute[], same: (a: Minute, b: Minute) => boolean) {
  const found: { first: Minute; count: number }[] = []
  for (const minute of minutes) {
    const run = found.at(-1)
    const joins =
      run?.first.price === minute.price && run.first.type === minute.type && same(run.first, minute)
    if (run && joins) run.count++
    else found.push({ first: minute, count: 1 })
  }
  return found
}

function minuteAt(input: CostInput, at: number, wall: Date): Minute {
  const { type, price } = priceAt(input, wall)
  if (price === 0) return { price: 0, type: '', benefit: null }
  let benefit: CostBenefit | null = null
  for (const candidate of input.benefits ?? []) {
    const begins = Math.ceil(candidate.start / 60_000) * 60_000
    const ends = Math.ceil(candidate.end / 60_000) * 60_000
    const fits = candidate.plate === undefined || candidate.plate === input.vehicle?.plate
    if (!fits || at < begins || at >= ends || candidate.percent < 0.1) continue
    if (benefit === null || candidate.percent > benefit.percent) benefit = candidate
  }
  return { price, type, benefit }
}

function priceAt({ zone, calendar, vehicle }: CostInput, wall: Date) {
  const prices = zone.tariff?.prices ?? []
  if (prices.length === 0) return { type: 'default' as const, price: 5000 }
  const category = vehicle?.category ?? 'B'
  const mine = prices.filter((one) => one.category === undefined || one.category === category)
  const named = typeOf(wall, calendar.holidays, calendar.workingDays)
  const type = mine.some(({ dayType }) => dayType === named) ? named : 'default'
  const covering = mine.filter((one) => one.dayType === type && covers(one, wall))
  const own = covering.find((one) => one.category === category) ?? covering[0]
  return { type, price: own?.hourlyPrice ?? 0 }
}

function typeOf(wall: Date, holidays: readonly string[], workingDays: readonly string[]): DayType {
  const date = wall.toISOString().slice(0, 10)
  if (holidays.includes(date)) return 'holiday'
  if (workingDays.includes(date)) return 'default'
  if (wall.getUTCDay() === 6) return 'saturday'
  return wall.getUTCDay() === 0 ? 'sunday' : 'default'
}

function covers({ from, to }: PriceInterval, wall: Date): boolean {
  const time = wall.toISOString().slice(11, 19)
  const begin = from.padEnd(8, ':00')
  const last = to.padEnd(8, ':00')
  const end = last === '00:00:00' ? '24:00:00' : last
  return begin < end ? begin <= time && time < end : time >= begin || time < end
}

/** Reads the wall clock from Intl, anew for every quarter of an hour: clocks change on quarters. */
function wallReader(timeZone: string): (at: number) => Date {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  let quarter = NaN
  let ahead = 0
  return (at) => {
    const current = Math.floor(at / 900_000)
    if (current !== quarter) {
      quarter = current
      ahead = Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - at
    }
    return new Date(at + ahead)
  }
}
