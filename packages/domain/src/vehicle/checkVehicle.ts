import {
  categoryFits,
  validatePlate,
  type PlateError,
  type PlateRules,
  type VehicleCategory,
} from '@parking/plates'
import { accepted, refused, type Check } from '../check/check.ts'

/** Why a vehicle is refused; `category` when it does not fit the plate. */
export type VehicleRefusal = PlateError | 'category'

/**
 * Checks a vehicle that is added, changed or parked: its plate by the rules of the account, and
 * where the city asks for categories, that the category fits the plate. Answers the tidy plate.
 *
 * @param category - null where the city does not ask for one
 */
export function checkVehicle(
  plate: unknown,
  category: VehicleCategory | null,
  rules: PlateRules = {},
): Check<string, VehicleRefusal> {
  const checked = validatePlate(plate, rules)
  if (!checked.ok) return refused(checked.error)
  if (category !== null && !categoryFits(checked.plate.type, category)) return refused('category')
  return accepted(checked.plate.number)
}
