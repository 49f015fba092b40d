import { isSamePlate } from '@parking/plates'
import type { Vehicle } from '../vehicle/Vehicle.ts'

/**
 * Tells whether a company has a vehicle with this plate already, whatever the case.
 *
 * @param except - the plate that is being changed, which may stay as it is
 */
export function isVehicleThere(
  plate: string,
  vehicles: readonly Pick<Vehicle, 'plate' | 'format'>[],
  except: string | null = null,
): boolean {
  const kept = vehicles.findIndex(({ plate: known, format }) => isSamePlate(known, except, format))
  return vehicles.some(
    ({ plate: known, format }, index) => index !== kept && isSamePlate(known, plate, format),
  )
}
