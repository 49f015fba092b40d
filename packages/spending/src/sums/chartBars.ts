import type { SpendingBy, SpendingGroup } from '@parking/domain'
import type { Kopecks } from '@parking/pricing'

/** A bar of the chart. */
export interface SpendingBar {
  /** What it stands for; `rest` for all that have no bar of their own. */
  readonly of: { readonly key: string | null } | 'rest'
  readonly spent: Kopecks
}

/**
 * Chooses the bars of a chart: the latest months in their order, or the vehicles or zones that cost
 * the most. All others stand together in one bar, so that the bars make the whole sum.
 *
 * @param most - how many bars there may be, two at least
 */
export function chartBars(
  groups: readonly SpendingGroup[],
  by: SpendingBy,
  most: number,
): readonly SpendingBar[] {
  const bars = groups
    .filter(({ spent }) => by === 'month' || spent > 0)
    .map(({ key, spent }) => ({ of: { key }, spent }))
  if (bars.length <= most) return bars
  const rest = (others: readonly SpendingBar[]): SpendingBar => ({
    of: 'rest',
    spent: others.reduce((sum, { spent }) => sum + spent, 0),
  })
  const own = most - 1
  return by === 'month'
    ? [rest(bars.slice(0, -own)), ...bars.slice(-own)]
    : [...bars.slice(0, own), rest(bars.slice(own))]
}
