import { accepted, refused, type Check } from '../check/check.ts'
import { isDeviceTaken } from './isDeviceTaken.ts'
import type { Device } from './Company.ts'
import { type FleetPlateRefusal, checkFleetPlate } from './checkFleetPlate.ts'
import { type FleetCodeRefusal, checkFleetCode } from './checkFleetCode.ts'

/**
 * Checks what was typed of a device. One of vin and imei is enough; with neither, both are empty.
 *
 * @param except - the device that is changed
 */
export function checkDeviceEntry(
  typed: { readonly vin: string; readonly imei: string; readonly plate: string },
  { devices }: { readonly devices: readonly Pick<Device, 'vin' | 'imei'>[] },
  except: Device | null = null,
): {
  readonly vin: Check<string | null, FleetCodeRefusal>
  readonly imei: Check<string | null, FleetCodeRefusal>
  readonly plate: Check<string | null, FleetPlateRefusal>
} {
  const one = (text: string, read: (value: string) => Pick<Device, 'vin' | 'imei'>) => {
    const code = checkFleetCode(text)
    if (!code.ok) return code
    return isDeviceTaken(read(code.value), devices, except) ? refused('duplicate') : code
  }
  const vin = one(typed.vin, (value) => ({ vin: value, imei: null }))
  const imei = one(typed.imei, (value) => ({ vin: null, imei: value }))
  const plate = checkFleetPlate(typed.plate)
  const isAbsent = (code: typeof vin): boolean => !code.ok && code.error === 'empty'
  const areBoth = isAbsent(vin) && isAbsent(imei)
  return {
    vin: isAbsent(vin) && !areBoth ? accepted(null) : vin,
    imei: isAbsent(imei) && !areBoth ? accepted(null) : imei,
    plate: !plate.ok && plate.error === 'empty' ? accepted(null) : plate,
  }
}
