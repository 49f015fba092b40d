import { cityIds } from './city.gen.ts'

/** The id of a city that the product knows. */
export type CityId = (typeof cityIds)[number]

/** Tells whether a text is the id of a city. */
export function isCityId(text: string): text is CityId {
  return (cityIds as readonly string[]).includes(text)
}
