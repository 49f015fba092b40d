import { normalisePlate } from '@parking/plates'
import type { Vehicle } from '../vehicle/types.ts'
import type { Device } from './types.ts'

/**
 * Tells whether a company has a vehicle with this plate already, whatever the case.
 *
 * @param except - the plate that is being changed, which may stay as it is
 */
export function isVehicleThere(
  plate: string,
  vehicles: readonly Vehicle[],
  except: string | null = null,
): boolean {
  const kept = vehicles.findIndex((vehicle) => isSamePlate(vehicle, except))
  return vehicles.some((vehicle, index) => index !== kept && isSamePlate(vehicle, plate))
}

function isSamePlate(vehicle: Vehicle, plate: string | null): boolean {
  if (plate === null) return false
  const { format } = vehicle
  return normalisePlate(vehicle.plate, format) === normalisePlate(plate, format)
}

/**
 * Tells whether a vin or an imei belongs to another device of the company already.
 *
 * @param except - the device that is being changed, one of `devices`
 */
export function isDeviceTaken(
  wanted: Pick<Device, 'vin' | 'imei'>,
  devices: readonly Device[],
  except: Device | null = null,
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
