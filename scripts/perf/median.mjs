/**
 * The middle of each figure of several runs.
 *
 * @param {Record<string, number>[]} runs
 * @returns {Record<string, number>}
 */
export function medians(runs) {
  return Object.fromEntries(
    Object.keys(runs[0]).map((name) => [name, median(runs.map((run) => run[name]))]),
  )
}

function median(figures) {
  const sorted = figures.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
