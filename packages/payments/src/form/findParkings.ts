import { createFinder, type Zone } from '@parking/domain'

/** A parking that can be paid for, with its zone. */
export interface FoundParking {
  readonly code: string
  /** Its own name, else its zone's. */
  readonly name: string
}

/** Finds parkings by the rule of the map's search: by code, name or zone's name, the best first. */
export function findParkings(zones: readonly Zone[], search: string): readonly FoundParking[] {
  const all = zones.flatMap(({ name: zoneName, parkings = [] }) =>
    parkings.map(({ code, name }) => ({ code, name: name ?? zoneName, zoneName })),
  )
  const find = createFinder(all, ({ code, name, zoneName }) => ({
    number: code,
    names: [name, zoneName],
  }))
  const found =
    search.trim() === ''
      ? all
      : find(search)
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ item }) => item)
  return found.map(({ code, name }) => ({ code, name }))
}

/** A parking as a list names it; a name that says the code already is enough. */
export function parkingLabel({ code, name }: FoundParking): string {
  return name.includes(code) ? name : `${code} · ${name}`
}
