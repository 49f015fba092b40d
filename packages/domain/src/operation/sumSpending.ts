import { plateKey } from '@parking/plates'
import { wallClock, type Kopecks } from '@parking/pricing'
import { operationSumMeaning } from './operationSumMeaning.ts'
import type { Operation } from './Operation.ts'

/** By what spending is told apart. */
export type SpendingBy = 'month' | 'vehicle' | 'zone' | 'driver'

/** What was spent on one thing. */
export interface SpendingGroup {
  /**
   * The month as `2026-11`, the plate as the history writes it first, the number of the zone or the
   * driver's phone; null where there is none.
   */
  readonly key: string | null
  readonly spent: Kopecks
  /** What came back of it, for time that was not used. */
  readonly returned: Kopecks
  /** How many operations that were. */
  readonly count: number
}

/** What was spent in all, and on what. */
export interface Spending extends Omit<SpendingGroup, 'key'> {
  readonly groups: readonly SpendingGroup[]
}

type Sums = Omit<SpendingGroup, 'key'>

const nothing: Sums = { spent: 0, returned: 0, count: 0 }

/**
 * Sums up what was spent. What takes money counts as spent, what comes back for an ended stay as
 * returned; top-ups, bonuses and what did not happen are neither.
 *
 * Months stand in their order, those without spending between them too; all others with the
 * most first.
 *
 * @param timeZone - IANA name of the city's, whose clocks say in which month something was
 */
export function sumSpending(
  operations: readonly Operation[],
  by: SpendingBy,
  timeZone: string,
): Spending {
  const groups = new Map<string | null, SpendingGroup>()
  let total = nothing
  for (const operation of operations) {
    const sums = sumsOf(operation)
    if (sums === null) continue
    const key = keyOf(operation, by, timeZone)
    // One vehicle is one, whichever alphabet its plate was typed in.
    const id = by === 'vehicle' && key !== null ? plateKey(key) : key
    const group = groups.get(id) ?? { key, ...nothing }
    groups.set(id, { key: group.key, ...add(group, sums) })
    total = add(total, sums)
  }
  const found = [...groups.values()]
  return { ...total, groups: by === 'month' ? everyMonth(found) : found.toSorted(mostFirst) }
}

function sumsOf(operation: Operation): Sums | null {
  const meaning = operationSumMeaning(operation)
  const sum = Math.abs(operation.sum)
  if (meaning === 'negative') return { spent: sum, returned: 0, count: 1 }
  if (meaning === 'positive' && operation.type === 'cancel')
    return { spent: 0, returned: sum, count: 1 }
  return null
}

function add(one: Sums, other: Sums): Sums {
  return {
    spent: one.spent + other.spent,
    returned: one.returned + other.returned,
    count: one.count + other.count,
  }
}

function keyOf(
  { at, plate, zone, driverPhone }: Operation,
  by: SpendingBy,
  timeZone: string,
): string | null {
  if (by === 'vehicle') return plate
  if (by === 'driver') return driverPhone
  return by === 'zone' ? zone : wallClock(at, timeZone).date.slice(0, 7)
}

function mostFirst(one: SpendingGroup, other: SpendingGroup): number {
  return other.spent - one.spent || (one.key ?? '').localeCompare(other.key ?? '')
}

function everyMonth(groups: readonly SpendingGroup[]): readonly SpendingGroup[] {
  const known = new Map(groups.map((group) => [group.key ?? '', group]))
  const months = [...known.keys()].toSorted()
  const last = months.at(-1) ?? ''
  const all: SpendingGroup[] = []
  for (let month = months[0] ?? ''; month !== '' && month <= last; month = nextMonth(month)) {
    all.push(known.get(month) ?? { key: month, ...nothing })
  }
  return all
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? [year + 1, 1] : [year, number + 1]
  return `${String(next[0]).padStart(4, '0')}-${String(next[1]).padStart(2, '0')}`
}
