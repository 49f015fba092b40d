import { accepted, refused, type Check } from '../check/check.ts'
import type { Vehicle } from '../vehicle/Vehicle.ts'
import { isVehicleThere } from './isVehicleThere.ts'
import { isDeviceTaken } from './isDeviceTaken.ts'
import { readCode } from './readCode.ts'
import type { Company, Device } from './Company.ts'
import { type FleetPlateRefusal, checkFleetPlate } from './checkFleetPlate.ts'
import { type FleetCodeRefusal, checkFleetCode } from './checkFleetCode.ts'

/**
 * Checks what was typed of a vehicle that is changed: its plate is needed, its vin and imei are not,
 * and neither may belong to another vehicle (specification, section 5).
 *
 * @param except - the vehicle that is changed, one of the company's
 */
export function checkVehicleEdit(
  typed: { readonly plate: string; readonly vin: string; readonly imei: string },
  { vehicles }: Pick<Company, 'vehicles'>,
  except: Vehicle,
): {
  readonly plate: Check<string, FleetPlateRefusal>
  readonly vin: Check<string | null, FleetCodeRefusal>
  readonly imei: Check<string | null, FleetCodeRefusal>
} {
  const others = vehicles.filter((one) => one !== except)
  const plate = checkFleetPlate(typed.plate)
  const one = (text: string, names: Pick<Device, 'vin' | 'imei'>) => {
    const code = checkFleetCode(text)
    if (!code.ok) return code.error === 'empty' ? accepted(null) : code
    return isDeviceTaken(names, others) ? refused('duplicate') : code
  }
  return {
    plate: plate.ok && isVehicleThere(plate.value, others) ? refused('duplicate') : plate,
    vin: one(typed.vin, { vin: readCode(typed.vin), imei: null }),
    imei: one(typed.imei, { vin: null, imei: readCode(typed.imei) }),
  }
}
