/**
 * @typedef {{ middle: number, low: number, high: number }} Summary - of one figure of several runs: the
 *   middle, the least and the most
 */

/**
 * Sums up each figure of several runs.
 *
 * @param {Record<string, number>[]} runs
 * @returns {Record<string, Summary>}
 */
export function summarise(runs) {
  return Object.fromEntries(
    Object.keys(runs[0]).map((name) => [name, summaryOf(runs.map((run) => run[name]))]),
  )
}

function summaryOf(figures) {
  const sorted = figures.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  const middle = sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
  return { middle, low: sorted[0], high: sorted.at(-1) }
}

/** A figure that is the same in every run. */
export function always(figure) {
  return { middle: figure, low: figure, high: figure }
}

/** The least and the most of a figure, in words; empty where all runs agree. */
export function spreadOf({ low, high }, write) {
  return low === high ? '' : `${write(low)} to ${write(high)}`
}
