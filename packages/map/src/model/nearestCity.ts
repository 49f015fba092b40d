import { distanceBetween, type City, type Position } from '@parking/domain'

/** Whether a position is on the map of a city. */
export function isInCity(
  { mapBounds: { southWest, northEast } }: Pick<City, 'mapBounds'>,
  [longitude, latitude]: Position,
): boolean {
  return (
    longitude >= southWest[0] &&
    longitude <= northEast[0] &&
    latitude >= southWest[1] &&
    latitude <= northEast[1]
  )
}

/** The city whose middle is nearest to a position, and how far that is in metres. */
export function nearestCity(
  cities: readonly City[],
  from: Position,
): { readonly city: City; readonly metres: number } | null {
  const [nearest = null] = cities
    .map((city) => ({ city, metres: distanceBetween(city.mapCenter, from) }))
    .toSorted((one, other) => one.metres - other.metres)
  return nearest
}
