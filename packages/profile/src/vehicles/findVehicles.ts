import { mainVehicle, type Vehicle } from '@parking/domain'
import { plateKey } from '@parking/plates'

/**
 * Finds the vehicles whose plate or name has what was typed in it, the main one first. Plates are
 * found in either alphabet, with and without spaces.
 */
export function findVehicles(vehicles: readonly Vehicle[], typed: string): readonly Vehicle[] {
  const main = mainVehicle(vehicles)
  const ordered = vehicles.toSorted((one, other) => Number(other === main) - Number(one === main))
  const words = typed.trim().toLowerCase()
  if (words === '') return ordered
  const plate = plateKey(typed)
  return ordered.filter(
    (vehicle) =>
      (plate !== '' && plateKey(vehicle.plate).includes(plate)) ||
      (vehicle.name ?? '').toLowerCase().includes(words),
  )
}
