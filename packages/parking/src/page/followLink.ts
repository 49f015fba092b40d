import { createPersonStore } from '@parking/runtime'
import { linkFollowed } from '@parking/sessions'
import type { ParkingSearch } from './readParkingSearch.ts'

/** The entry of the browser's history whose link was followed last. */
const followed = createPersonStore<{ readonly entry: string | null }>({ entry: null })

/**
 * Fills the form in with what its address names, once for each entry of the browser's history: a page that
 * is opened anew at the same one keeps what was changed since.
 *
 * @param props.__TSR_key - what the router calls the entry
 */
export function followLink(
  search: ParkingSearch,
  { __TSR_key: entry }: { readonly __TSR_key?: string },
): void {
  const isNew = entry === undefined || entry !== followed.getState().entry
  // Behind a barrier a ticket is paid: that form has no draft.
  if (!isNew || nameArrival(search) === null || search.type === 'planar') return
  followed.setState({ entry: entry ?? null })
  linkFollowed(search)
}

/** Names what an address asks the form for, so that another one is told from it; null where it asks for nothing. */
export function nameArrival({
  zone,
  parking,
  plate,
  duration,
  type,
}: ParkingSearch): string | null {
  const asked = [zone, parking, plate, duration, type]
  return asked.every((value) => value === undefined) ? null : JSON.stringify(asked)
}
