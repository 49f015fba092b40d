import { wallClock, type DateOnly, type Instant } from '@parking/pricing'
import { isDateOnly } from '../check/isDateOnly.ts'
import { operationFilters, type OperationFilter } from './operationFilter.ts'
import {
  defaultOperationPeriod,
  operationPeriods,
  operationRange,
  type OperationPeriod,
} from './operationPeriod.ts'

/** Days from the first to the last, both included. */
export interface HistoryDays {
  readonly from: DateOnly
  readonly to: DateOnly
}

/** Which operations of the history are wanted. */
export interface HistoryFilter {
  readonly period: OperationPeriod
  /** The days of a custom period, the first not after the last; null for every other period. */
  readonly days: HistoryDays | null
  readonly type: OperationFilter
  /** Null for every vehicle. */
  readonly plate: string | null
  /** Number of the zone; null for every zone. */
  readonly zone: string | null
}

/** What an address says of a filter; what is as it would be anyway is absent. */
export interface HistorySearch {
  readonly period?: string
  readonly from?: string
  readonly to?: string
  readonly type?: string
  readonly vehicle?: string
  readonly zone?: string
}

/** The filter that the history opens with. */
export const defaultHistoryFilter: HistoryFilter = {
  period: defaultOperationPeriod,
  days: null,
  type: 'all',
  plate: null,
  zone: null,
}

/** No plate and no number of a zone is longer; a foreign plate may hold any sign, such as `ABC·123`. */
const name = /^[\p{L}\p{N}№][^\p{C}<>]{0,31}$/u

/** Reads the filter out of an address; what is no value of it is dropped. */
export function readHistoryFilter(search: Readonly<Record<string, unknown>>): HistoryFilter {
  const { from, to, type, vehicle, zone } = search
  const days = readDays(from, to)
  const period = operationPeriods.find((known) => known === search['period'])
  const isKnown = period !== undefined && (period !== 'custom' || days !== null)
  return {
    period: isKnown ? period : defaultOperationPeriod,
    days: period === 'custom' ? days : null,
    // The wire has two words for permits.
    type:
      operationFilters.find((known) => known === type) ??
      (type === 'paymentSubscription' ? 'subscription' : 'all'),
    plate: readName(vehicle)?.replaceAll(' ', '').toUpperCase() ?? null,
    zone: readName(zone),
  }
}

/** Writes the filter as the search of an address. */
export function writeHistoryFilter({
  period,
  days,
  type,
  plate,
  zone,
}: HistoryFilter): HistorySearch {
  return {
    ...(period === defaultOperationPeriod ? {} : { period }),
    ...days,
    ...(type === 'all' ? {} : { type }),
    ...(plate === null ? {} : { vehicle: plate }),
    ...(zone === null ? {} : { zone }),
  }
}

/**
 * Sets the order of two days right: a first day after the last becomes the last (specification,
 * section 5).
 */
export function orderDays({ from, to }: HistoryDays): HistoryDays {
  return { from: from > to ? to : from, to }
}

/** The days in the city that a filter asks about; null for all there are. */
export function historyDays(
  { period, days }: Pick<HistoryFilter, 'period' | 'days'>,
  now: Instant,
  timeZone: string,
): HistoryDays | null {
  const range = operationRange(period, now, timeZone, days)
  if (range === null) return null
  return {
    from: wallClock(range.from, timeZone).date,
    to: wallClock(range.to - 1, timeZone).date,
  }
}

/** Counts what of a filter is not as the history opens with. */
export function countFilters(filter: HistoryFilter): number {
  const fields = ['period', 'type', 'plate', 'zone'] as const
  return fields.filter((field) => filter[field] !== defaultHistoryFilter[field]).length
}

function readDays(from: unknown, to: unknown): HistoryDays | null {
  if (typeof from !== 'string' || typeof to !== 'string') return null
  return isDateOnly(from) && isDateOnly(to) ? orderDays({ from, to }) : null
}

function readName(value: unknown): string | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return name.test(text) && text !== 'all' ? text : null
}
