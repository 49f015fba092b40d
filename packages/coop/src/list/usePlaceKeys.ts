import { useCallback, useState } from 'react'
import type { FleetRow } from '../rows/FleetListDescription.ts'

/**
 * Names the rows of a list by the places that they had when the list was last arranged. When somebody
 * filters, searches or sorts, each row takes the element that stood in its new place, and only what
 * differs is drawn. Between two arrangements a row keeps its name, so the focus and an open menu stay
 * with it when other rows are added or removed.
 *
 * @param rows - as they are arranged
 * @param arrangement - another one each time that they are arranged anew
 */
export function usePlaceKeys(
  rows: readonly FleetRow[],
  arrangement: unknown,
): (row: FleetRow) => string {
  const [named, setNamed] = useState(() => ({ arrangement, names: namePlaces(rows) }))
  if (named.arrangement !== arrangement) setNamed({ arrangement, names: namePlaces(rows) })
  const { names } = named
  return useCallback(({ key }) => names.get(key) ?? key, [names])
}

function namePlaces(rows: readonly FleetRow[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ key }, place) => [key, `place ${place}`]))
}
