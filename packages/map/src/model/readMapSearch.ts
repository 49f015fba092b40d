/** What an address asks the map to show. */
export interface MapSearch {
  readonly zone?: string
  /** Number or id of a parking. */
  readonly parking?: string
  readonly q?: string
  /** What is open beside the map. */
  readonly panel?: 'list' | 'legend'
}

const longest = 64

/** Reads the search params of the map; whatever is no short text is left out. */
export function readMapSearch(search: Readonly<Record<string, unknown>>): MapSearch {
  const text = (name: string): string | undefined => {
    const value = search[name]
    const written = typeof value === 'number' ? String(value) : value
    if (typeof written !== 'string' || written.trim() === '') return undefined
    return written.trim().slice(0, longest)
  }
  const [zone, parking, q, panel] = [text('zone'), text('parking'), text('q'), text('panel')]
  return {
    ...(zone !== undefined && { zone }),
    ...(parking !== undefined && { parking }),
    ...(q !== undefined && { q }),
    ...((panel === 'list' || panel === 'legend') && { panel }),
  }
}
