/** What a list shows of its rows, and in which order. */
export interface FleetFilter {
  /** What was typed into its search. */
  readonly search: string
  /** The value of the choice of rows; null for all of them. */
  readonly show: string | null
  /** The column that it is sorted by; null for the order of the list itself. */
  readonly sort: string | null
  readonly isDescending: boolean
}

/** What an address says of a filter; what is as it would be anyway is absent. */
export interface FleetSearch {
  readonly q?: string
  readonly show?: string
  readonly sort?: string
}

/** Longer than anything that is looked for. */
export const longestSearch = 60

/**
 * Reads the filter out of an address; what is no value of it is dropped.
 *
 * @param known.shows - the values of the list's choices
 * @param known.columns - the keys of its columns
 */
export function readFleetFilter(
  search: Readonly<Record<string, unknown>>,
  known: { readonly shows: readonly string[]; readonly columns: readonly string[] },
): FleetFilter {
  const { q, show, sort } = search
  const typed = typeof q === 'string' || typeof q === 'number' ? String(q) : ''
  const column = typeof sort === 'string' ? sort.replace(/^-/u, '') : null
  const isSorted = column !== null && known.columns.includes(column)
  return {
    search: typed.slice(0, longestSearch),
    show: known.shows.find((value) => value === show) ?? null,
    sort: isSorted ? column : null,
    isDescending: isSorted && String(sort).startsWith('-'),
  }
}

/** Writes the filter as the search of an address. */
export function writeFleetFilter({ search, show, sort, isDescending }: FleetFilter): FleetSearch {
  return {
    ...(search === '' ? {} : { q: search }),
    ...(show === null ? {} : { show }),
    ...(sort === null ? {} : { sort: `${isDescending ? '-' : ''}${sort}` }),
  }
}

/** Sorts by a column; by the one that it is sorted by already, the other way round. */
export function sortedBy(filter: FleetFilter, column: string): FleetFilter {
  return { ...filter, sort: column, isDescending: filter.sort === column && !filter.isDescending }
}
