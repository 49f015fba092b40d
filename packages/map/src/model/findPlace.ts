import type { Place } from './place.ts'

/** Finds the place that an address names by its id, or by the number of the parking. */
export function findPlace(places: readonly Place[], name: string): Place | null {
  return (
    places.find(({ id }) => id === name) ??
    places.find(({ object }) => object.code === name) ??
    null
  )
}
