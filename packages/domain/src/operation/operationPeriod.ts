import { addDays, startOfDay, wallClock, type DateOnly, type Instant } from '@parking/pricing'
import { isDateOnly } from '../check/isDateOnly.ts'

/** The periods that the history can be asked for. `monthly` is from the month's start to now. */
export const operationPeriods = [
  'all',
  'custom',
  'yesterday',
  'monthly',
  'today',
  'weekly',
] as const

/** A period of the history. */
export type OperationPeriod = (typeof operationPeriods)[number]

/** The period that the history opens with. */
export const defaultOperationPeriod: OperationPeriod = 'monthly'

/** The operations between two instants, the end not included. */
export interface OperationRange {
  readonly from: Instant
  readonly to: Instant
}

/**
 * The instants that a period stands for, in the city's time zone; null for all operations, and
 * for a custom period without its days or with days that do not exist.
 *
 * `weekly` is the last seven days, today among them. A custom period whose start is after its end
 * becomes the day of its end; its end is taken to the end of the day (specification, section 5).
 *
 * @param custom - the days of a custom period
 */
export function operationRange(
  period: OperationPeriod,
  now: Instant,
  timeZone: string,
  custom: { readonly from: DateOnly; readonly to: DateOnly } | null = null,
): OperationRange | null {
  const today = wallClock(now, timeZone).date
  const days = (from: DateOnly, to: DateOnly): OperationRange => ({
    from: startOfDay(from, timeZone),
    to: startOfDay(addDays(to, 1), timeZone),
  })
  switch (period) {
    case 'all':
      return null
    case 'today':
      return days(today, today)
    case 'yesterday':
      return days(addDays(today, -1), addDays(today, -1))
    case 'weekly':
      return days(addDays(today, -6), today)
    case 'monthly':
      return { from: startOfDay(`${today.slice(0, 8)}01`, timeZone), to: now + 1 }
    case 'custom':
      if (custom === null || !isDateOnly(custom.from) || !isDateOnly(custom.to)) return null
      return days(custom.from > custom.to ? custom.to : custom.from, custom.to)
  }
}
