/** Rows by the name of their list. */
export type Lists = Readonly<Record<string, readonly unknown[]>>

/** How many rows of each list. */
type Counts = Readonly<Record<string, number>>

/** How often every change of the sources is to be noticed, if it can be. */
const TIMES = 3

interface Candidate {
  readonly list: string
  readonly row: unknown
  readonly length: number
  /** The changes of the sources that it notices. */
  readonly changes: readonly string[]
  /** What it holds. */
  readonly traits: readonly string[]
}

/**
 * Chooses rows greedily: the first of each list, which are kept anyway; those by which every change of
 * the sources is noticed once, then twice, then three times; and while there is room, those whose traits
 * the fewest others have. Of rows that are as good the shortest is taken.
 *
 * @param lists the rows to choose from
 * @param noticed for each change the rows that notice it, as `plates/12`
 * @param kept how many of the first rows are chosen in any case
 * @param sizes how many are chosen at most
 */
export function chooseRows(
  lists: Lists,
  noticed: readonly (readonly string[])[],
  kept: Counts,
  sizes: Counts,
): Lists {
  const changes = changesByRow(noticed)
  const candidates = Object.entries(lists).flatMap(([list, rows]) =>
    rows.map((row, index) => ({
      list,
      row,
      length: JSON.stringify(row).length,
      changes: changes.get(`${list}/${index}`) ?? [],
      traits: [...new Set(traitsOf(row))],
      isKept: index < (kept[list] ?? 0),
    })),
  )
  const chosen = new Set<Candidate>(candidates.filter(({ isKept }) => isKept))
  fill(chosen, candidates, sizes, ({ changes: marks }) => marks, TIMES)
  fill(chosen, candidates, sizes, ({ traits }) => traits, 100)
  return Object.fromEntries(
    Object.keys(lists).map((list) => [
      list,
      candidates.flatMap((one) => (one.list === list && chosen.has(one) ? [one.row] : [])),
    ]),
  )
}

/** Takes candidates until every mark is on `times` of the chosen, or nothing is left that has it. */
function fill(
  chosen: Set<Candidate>,
  candidates: readonly Candidate[],
  sizes: Counts,
  marksOf: (one: Candidate) => readonly string[],
  times: number,
) {
  const seen = new Map<string, number>()
  const room = new Map(Object.entries(sizes))
  const see = (one: Candidate) => {
    room.set(one.list, (room.get(one.list) ?? 0) - 1)
    for (const mark of marksOf(one)) seen.set(mark, (seen.get(mark) ?? 0) + 1)
  }
  for (const one of chosen) see(one)
  for (let limit = 1; limit <= times; limit++) {
    for (;;) {
      const open = candidates.filter((one) => !chosen.has(one) && (room.get(one.list) ?? 0) > 0)
      const best = findBest(open, (mark) => (seen.get(mark) ?? 0) < limit, marksOf)
      if (best === null) break
      chosen.add(best)
      see(best)
    }
  }
}

/** The candidate with the most marks that are still wanted. */
function findBest(
  candidates: readonly Candidate[],
  isWanted: (mark: string) => boolean,
  marksOf: (one: Candidate) => readonly string[],
): Candidate | null {
  let best: Candidate | null = null
  let most = 0
  for (const one of candidates) {
    const gain = marksOf(one).filter(isWanted).length
    const isShorter = best !== null && gain === most && gain > 0 && one.length < best.length
    if (gain > most || isShorter) {
      best = one
      most = gain
    }
  }
  return best
}

function changesByRow(noticed: readonly (readonly string[])[]): ReadonlyMap<string, string[]> {
  const changes = new Map<string, string[]>()
  for (const [change, ids] of noticed.entries())
    for (const id of ids) changes.set(id, [...(changes.get(id) ?? []), `${change}`])
  return changes
}

/** What a row holds, place by place; one digit is like another. */
function traitsOf(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null)
    return [`${place}=${String(value).replaceAll(/\d/g, '0')}`]
  const entries = Object.entries(value)
  return [
    `${place}:${entries.length}`,
    ...entries.flatMap(([key, inner]) => traitsOf(inner, `${place}.${key}`)),
  ]
}
