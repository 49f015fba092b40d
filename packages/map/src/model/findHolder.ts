import type { MapObject } from '@parking/domain'

/** Who alone may use a place that is not for everyone, in the order of the filters. */
export const holders = ['disabled', 'resident', 'taxi', 'bus'] as const

/** Who alone may use a place. */
export type Holder = (typeof holders)[number]

/** Finds who alone may park at a place; null where everyone may. */
export function findHolder({ type, category, spaces }: MapObject): Holder | null {
  if (type === 'residentZone') return 'resident'
  if (type !== 'parking') return null
  const own = holders.find((holder) => holder === category)
  if (own !== undefined) return own
  const { total = null, disabled = null } = spaces ?? {}
  return total !== null && total > 0 && disabled !== null && disabled >= total ? 'disabled' : null
}
