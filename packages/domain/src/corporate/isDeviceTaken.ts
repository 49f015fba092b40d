import type { Device } from './Company.ts'

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
