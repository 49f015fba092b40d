import { type KnownPlateType, plateTypes } from './plateTypes.ts'
import { type VehicleCategory, vehicleCategories } from './vehicleCategories.ts'

/**
 * Tells whether a vehicle's category fits the type of its plate: motorcycle plates need A, all
 * others must not have it. A foreign plate does not show what it is on, so any category fits it.
 *
 * @param type the plate's type
 * @param category the vehicle's category; none, or one that does not exist, never fits
 * @example categoryFits('moto', 'A') // true
 */
export function categoryFits(
  type: KnownPlateType | 'foreign',
  category: VehicleCategory | null | undefined,
): boolean {
  if (!vehicleCategories.some((known) => known === category)) return false
  if (type === 'foreign') return true
  const row = plateTypes.find((known) => known.type === type)
  return row !== undefined && row.motorcycle === (category === 'A')
}
