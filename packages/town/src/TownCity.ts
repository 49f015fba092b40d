/** What a town is made from: where the city is and what it is called. */
export interface TownCity {
  /** The id in the list of cities; it seeds everything generated for the city. */
  id: string
  name: { ru: string; en: string }
  /** Degrees: longitude, latitude. */
  center: readonly [lon: number, lat: number]
  /** Degrees: west, south, east, north. */
  bounds: readonly [west: number, south: number, east: number, north: number]
  /** IANA time zone. */
  timeZone: string
}
