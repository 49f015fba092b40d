import { cityParts } from '@parking/domain'
import type { MenuCity } from '@parking/runtime'

/** Whether a city puts permits together: its build has the part, and its back end says so. */
export function hasConstructor({ city, settings }: MenuCity): boolean {
  return settings?.hasPermitConstructor === true && cityParts.permitConstructor(city)
}
