import { refused, type Check } from '../check/check.ts'
import type { Vehicle } from '../vehicle/Vehicle.ts'
import { isVehicleThere } from './isVehicleThere.ts'
import { readCode } from './readCode.ts'
import { type FleetPlateRefusal, checkFleetPlate } from './checkFleetPlate.ts'
import { type FleetCodeRefusal, checkFleetCode } from './checkFleetCode.ts'

/** Checks what was typed of a vehicle of a company: both are needed, neither may be there already. */
export function checkVehicleEntry(
  typed: { readonly plate: string; readonly vin: string },
  { vehicles }: { readonly vehicles: readonly Pick<Vehicle, 'plate' | 'format' | 'vin'>[] },
): {
  readonly plate: Check<string, FleetPlateRefusal>
  readonly vin: Check<string, FleetCodeRefusal>
} {
  const plate = checkFleetPlate(typed.plate)
  const vin = checkFleetCode(typed.vin)
  const isThere = plate.ok && isVehicleThere(plate.value, vehicles)
  const isTaken = vin.ok && vehicles.some((one) => readCode(one.vin) === vin.value)
  return {
    plate: isThere ? refused('duplicate') : plate,
    vin: isTaken ? refused('duplicate') : vin,
  }
}
