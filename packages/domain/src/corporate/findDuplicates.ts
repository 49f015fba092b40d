import { isSamePlate } from '@parking/plates'
import type { Vehicle } from '../vehicle/types.ts'
import type { Device } from './types.ts'

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

/**
 * Tells whether a vin or an imei belongs to another device of the company already.
 *
 * @param except - the device that is being changed, one of `devices`
 */
export function isDeviceTaken(
  wanted: Pick<Device, 'vin' | 'imei'>,
  devices: readonly Pick<Device, 'vin' | 'imei'>[],
  except: Pick<Device, 'vin' | 'imei'> | null = null,
): boolean {
  return devices.some(
    (device) =>
      device !== except && (isSame(device.vin, wanted.vin) || isSame(device.imei, wanted.imei)),
  )
}

function isSame(one: string | null, other: string | null): boolean {
  const known = one?.trim().toUpperCase() ?? ''
  return known !== '' && known === other?.trim().toUpperCase()
}
