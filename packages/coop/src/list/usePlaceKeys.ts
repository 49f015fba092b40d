import { useCallback, useState } from 'react'
import type { FleetRow } from './FleetListDescription.ts'

/**
 * Names the rows of a list by the places that they had when they were arranged last. When somebody
 * filters, searches or sorts, each row takes the element of the one that stood there, and only what
 * differs is drawn. As long as the arrangement stays, a row keeps its name wherever it moves: the focus
 * and a menu that is open stay with it when others are added or removed.
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
