import { foldText, type Zone } from '@parking/domain'

/** A parking that can be paid for, with its zone. */
export interface FoundParking {
  readonly code: string
  /** Its own name, else its zone's. */
  readonly name: string
}

/**
 * Finds parkings by the beginning of their code or a part of their name or their zone's: those that
 * were found by code stand first.
 */
export function findParkings(zones: readonly Zone[], search: string): readonly FoundParking[] {
  const wanted = foldText(search)
  const all = zones.flatMap(({ name: zoneName, parkings = [] }) =>
    parkings.map(({ code, name }) => ({ code, name: name ?? zoneName, zoneName })),
  )
  const byCode = all.filter(({ code }) => foldText(code).startsWith(wanted))
  const byName = all.filter(
    (one) => !byCode.includes(one) && foldText(`${one.name} ${one.zoneName}`).includes(wanted),
  )
  return [...byCode, ...byName].map(({ code, name }) => ({ code, name }))
}

/** A parking as a list names it; a name that says the code already is enough. */
export function parkingLabel({ code, name }: FoundParking): string {
  return name.includes(code) ? name : `${code} · ${name}`
}
