import { integerIn, nameIn } from '../checks.ts'
import { MAX_STAY_MINUTES } from '../stayChecks.ts'
import { compileTariff } from '../compileTariff.ts'
import { minuteOfDay } from '../minuteOfDay.ts'
import {
  categories,
  dayTypes,
  intervalKeys,
  MAX_BILLING_STEP,
  MAX_HOURLY_PRICE,
  PRICE_HINT,
  tariffKeys,
} from '../tariffKeys.ts'
import type { Calendar, DayType, PriceInterval, Tariff, VehicleCategory } from '../Tariff.ts'
import { checkSchemaKey } from './checkCalendar.ts'
import { type Finding, Findings } from './finding.ts'

/** What a check of a tariff found: with an error there is no tariff. */
export type TariffCheck =
  | { readonly ok: true; readonly tariff: Tariff; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/** An hour for less than a rouble is roubles written for kopecks; for more than 1000 a slip. */
const LEAST_USUAL = 100
const MOST_USUAL = 100_000
/** Nobody gives a day for nothing, or bills less often than every four hours. */
const MOST_FREE = 1440
const LONGEST_STEP = 240

/** An interval that can be read, with its place in the list and its minutes of the day. */
interface Read {
  readonly interval: PriceInterval
  readonly path: string
  readonly dayIntervals: readonly (readonly [begin: number, end: number])[]
}

/**
 * Checks a tariff that comes from a file or a form: all that is wrong with it at once, and what may
 * not be meant: days that fall back to the default prices, hours without a price, unlikely sums.
 *
 * A tariff without an error can be priced, one with an error is refused by every other function.
 *
 * @param input anything
 * @param options the city's calendar, where it is known: with holidays in it, weekend prices without
 *   prices for holidays are told
 * @returns the tariff with warnings, or at least one error; never throws
 * @example checkTariff({ prices: [], billingStep: 15 }).findings[0]?.path // 'billingStep'
 */
export function checkTariff(
  input: unknown,
  options: { readonly calendar?: Calendar | undefined } = {},
): TariffCheck {
  const findings = new Findings()
  if (!findings.isRecord(input, tariffKeys, '')) return { ok: false, findings: findings.list }
  const { prices, billingStepMinutes, freeMinutes, $schema } = input
  checkSchemaKey(findings, $schema)
  checkMinutes(
    findings,
    billingStepMinutes,
    'billingStepMinutes',
    1,
    MAX_BILLING_STEP,
    LONGEST_STEP,
  )
  checkMinutes(findings, freeMinutes, 'freeMinutes', 0, MAX_STAY_MINUTES, MOST_FREE)
  const read: Read[] = []
  if (findings.isList(prices, 'prices')) {
    for (const [index, value] of prices.entries()) {
      const one = readInterval(findings, value, `prices[${index}]`)
      if (one !== null) read.push(one)
    }
  }
  checkOverlaps(findings, read)
  if (findings.hasErrors) return { ok: false, findings: findings.list }

  const tariff: Tariff = {
    prices: read.map(({ interval }) => interval),
    ...(typeof billingStepMinutes === 'number' && { billingStepMinutes }),
    ...(typeof freeMinutes === 'number' && { freeMinutes }),
  }
  const calendar = { holidays: [], workingDays: [] }
  // The rules themselves have the last word.
  findings.attempt('', 'kind', () => compileTariff({ zone: { tariff }, timeZone: 'UTC', calendar }))
  if (findings.hasErrors) return { ok: false, findings: findings.list }
  warnOfRules(findings, read, options.calendar)
  return { ok: true, tariff, findings: findings.list }
}

function checkMinutes(
  findings: Findings,
  value: unknown,
  path: string,
  low: number,
  high: number,
  mostUsual: number,
) {
  if (value === undefined) return
  const minutes = findings.attempt(path, 'range', () =>
    integerIn(value, low, high, path, 'whole minutes'),
  )
  if (minutes === null || minutes <= mostUsual) return
  const message = `${path} is ${minutes}, which is a lot: minutes are expected.`
  findings.warn(path, 'implausible', minutes, `minutes up to ${mostUsual}`, message)
}

function readInterval(findings: Findings, value: unknown, path: string): Read | null {
  if (!findings.isRecord(value, intervalKeys, path)) return null
  const dayType = findings.attempt(`${path}.dayType`, 'range', () =>
    nameIn(value['dayType'], dayTypes, `${path}.dayType`),
  )
  const category =
    value['category'] === undefined
      ? undefined
      : findings.attempt(`${path}.category`, 'range', () =>
          nameIn(value['category'], categories, `${path}.category`),
        )
  const hourlyPrice = findings.attempt(`${path}.hourlyPrice`, 'range', () =>
    integerIn(value['hourlyPrice'], 0, MAX_HOURLY_PRICE, path, 'whole kopecks', PRICE_HINT),
  )
  const from = readTime(findings, value['from'], `${path}.from`)
  const to = readTime(findings, value['to'], `${path}.to`)
  if (hourlyPrice !== null) warnOfPrice(findings, hourlyPrice, `${path}.hourlyPrice`)
  if (from === null || to === null) return null
  const begin = from.minute
  const end = to.minute || 1440
  if (begin === end) {
    const message = `${path} has no hours. The whole day is 00:00 to 24:00.`
    findings.error(`${path}.to`, 'noHours', to.text, 'another time than from', message)
  }
  if (dayType === null || hourlyPrice === null || category === null) return null
  const dayIntervals =
    begin < end ? [[begin, end] as const] : [[0, end] as const, [begin, 1440] as const]
  const interval: PriceInterval = {
    dayType,
    from: from.text,
    to: to.text,
    hourlyPrice,
    ...(category !== undefined && { category }),
  }
  return { interval, path, dayIntervals: dayIntervals.filter(([first, last]) => first < last) }
}

function readTime(findings: Findings, value: unknown, path: string) {
  const minute = findings.attempt(path, 'time', () => minuteOfDay(value, path))
  return minute === null ? null : { minute, text: String(value) }
}

function warnOfPrice(findings: Findings, price: number, path: string) {
  if (price > 0 && price < LEAST_USUAL) {
    const message = `${path} is less than a rouble. ${PRICE_HINT}`
    findings.warn(path, 'implausible', price, 'kopecks for an hour', message)
  } else if (price > MOST_USUAL) {
    const message = `${path} is more than 1000 roubles an hour. ${PRICE_HINT}`
    findings.warn(path, 'implausible', price, 'kopecks for an hour', message)
  }
}

function checkOverlaps(findings: Findings, read: readonly Read[]) {
  for (const [index, one] of read.entries()) {
    const other = read.slice(0, index).find((earlier) => overlap(earlier, one))
    if (other === undefined) continue
    const { from, to } = one.interval
    const message = `${one.path} (${from}-${to}) overlaps ${other.path} (${other.interval.from}-${other.interval.to}): which price is meant?`
    findings.error(one.path, 'overlap', `${from}-${to}`, 'hours that no other price has', message)
  }
}

function overlap(a: Read, b: Read): boolean {
  const isOfSame =
    a.interval.dayType === b.interval.dayType && a.interval.category === b.interval.category
  return (
    isOfSame &&
    a.dayIntervals.some(([begin, end]) =>
      b.dayIntervals.some(([from, to]) => begin < to && from < end),
    )
  )
}

/** Tells what the rules make of a tariff that its author may not expect. */
function warnOfRules(findings: Findings, read: readonly Read[], calendar: Calendar | undefined) {
  if (read.length === 0) {
    const message = 'There are no prices: an hour costs 50 roubles, at any time.'
    findings.warn('prices', 'noPrices', [], 'at least one price', message)
    return
  }
  const used = read.flatMap(({ interval }) => interval.category ?? [])
  for (const category of new Set<VehicleCategory>(['B', ...used])) {
    const own = read.filter(({ interval }) => (interval.category ?? category) === category)
    const has = (type: DayType) => own.some(({ interval }) => interval.dayType === type)
    // What holds for cars holds for the others, unless they have prices of their own there.
    const isOther = category !== 'B'
    const isTold = (type: DayType) =>
      isOther && !own.some(({ interval }) => interval.dayType === type && interval.category)
    const whose = isOther ? ` for category ${category}` : ''
    for (const type of dayTypes) {
      if (type === 'default' || has(type)) {
        if (!isTold(type)) warnOfGaps(findings, own, type, whose)
      } else if (!isOther) {
        warnOfFallback(findings, type, has('saturday') || has('sunday'), calendar)
      }
    }
  }
}

function warnOfFallback(
  findings: Findings,
  type: DayType,
  hasWeekend: boolean,
  calendar: Calendar | undefined,
) {
  const rule = `No price is for ${type}: such a day costs what a working day does.`
  const mend = `If it is free, say so: { "dayType": "${type}", "from": "00:00", "to": "24:00", "hourlyPrice": 0 }.`
  const holidays = calendar?.holidays.length ?? 0
  const isMeant = type === 'holiday' && hasWeekend && holidays > 0
  const message = isMeant
    ? `${rule} The weekend has prices of its own and the calendar has ${holidays} holidays. ${mend}`
    : `${rule} ${mend}`
  const code = isMeant ? 'holidayFallback' : 'fallback'
  findings.warn('prices', code, undefined, `a price with dayType ${type}`, message)
}

function warnOfGaps(findings: Findings, own: readonly Read[], type: DayType, whose: string) {
  const dayIntervals = own
    .filter(({ interval }) => interval.dayType === type)
    .flatMap((one) => one.dayIntervals)
    .toSorted(([a], [b]) => a - b)
  const gaps: string[] = []
  let covered = 0
  for (const [begin, end] of [...dayIntervals, [1440, 1440] as const]) {
    if (begin > covered) gaps.push(`${clock(covered)}-${clock(begin)}`)
    covered = Math.max(covered, end)
  }
  if (gaps.length === 0) return
  const hours = gaps.join(', ')
  const message = `No price covers ${hours} of ${type}${whose}: parking is free then.`
  findings.warn('prices', 'gap', hours, 'a price for each hour that is paid', message)
}

function clock(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
