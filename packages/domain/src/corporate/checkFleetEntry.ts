import { detectFormat, isSamePlate, tidyPlate, validatePlate } from '@parking/plates'
import { accepted, refused, typedText, type Check } from '../check/check.ts'
import { checkPhone } from '../contact/checkPhone.ts'
import type { Vehicle } from '../vehicle/types.ts'
import { isDeviceTaken, isVehicleThere } from './findDuplicates.ts'
import { readCode } from './readCode.ts'
import { splitDriverName } from './splitDriverName.ts'
import type { Company, Device, Driver } from './types.ts'

/** The longest name of a driver, in characters. */
export const MAX_DRIVER_NAME_LENGTH = 150

/** The longest vin or imei that is taken, in characters: no real one is half as long. */
export const MAX_FLEET_CODE_LENGTH = 40

/** Why a driver's name is refused: nothing typed, a surname without a first name, or too many characters. */
export type DriverNameRefusal = 'empty' | 'parts' | 'tooLong'

/** Why a driver's phone is refused; `duplicate`: another driver of the company has it. */
export type DriverPhoneRefusal = 'empty' | 'format' | 'duplicate'

/** Why a plate is refused in the company's lists. */
export type FleetPlateRefusal = 'empty' | 'format' | 'tooLong' | 'duplicate'

/** Why a vin or an imei is refused; `duplicate`: another one of the company has it. */
export type FleetCodeRefusal = 'empty' | 'format' | 'tooLong' | 'duplicate'

/**
 * Checks what was typed of a driver (specification, section 5).
 *
 * @param except - the driver that is changed, whose own phone is no duplicate
 */
export function checkDriverEntry(
  typed: { readonly name: string; readonly phone: string; readonly plate: string },
  { drivers }: Pick<Company, 'drivers'>,
  except: Driver | null = null,
): {
  readonly name: Check<string, DriverNameRefusal>
  readonly phone: Check<string, DriverPhoneRefusal>
  readonly plate: Check<string, FleetPlateRefusal>
} {
  const name = typedText(typed.name).replaceAll(/\s+/gu, ' ')
  const phone = checkPhone(typed.phone)
  const isTaken = phone.ok && drivers.some((one) => one !== except && one.phone === phone.value)
  return {
    name: checkDriverName(name),
    phone: isTaken ? refused('duplicate') : phone,
    plate: checkFleetPlate(typed.plate),
  }
}

function checkDriverName(name: string): Check<string, DriverNameRefusal> {
  if (name === '') return refused('empty')
  if (name.length > MAX_DRIVER_NAME_LENGTH) return refused('tooLong')
  return splitDriverName(name) === null ? refused('parts') : accepted(name)
}

/** Checks what was typed of a vehicle of a company: both are needed, neither may be there already. */
export function checkVehicleEntry(
  typed: { readonly plate: string; readonly vin: string },
  { vehicles }: { readonly vehicles: readonly Pick<Vehicle, 'plate' | 'format' | 'vin'>[] },
): {
  readonly plate: Check<string, FleetPlateRefusal>
  readonly vin: Check<string, FleetCodeRefusal>
} {
  const plate = checkFleetPlate(typed.plate)
  const vin = checkCode(typed.vin)
  const isThere = plate.ok && isVehicleThere(plate.value, vehicles)
  const isTaken = vin.ok && vehicles.some((one) => readCode(one.vin) === vin.value)
  return {
    plate: isThere ? refused('duplicate') : plate,
    vin: isTaken ? refused('duplicate') : vin,
  }
}

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
    const code = checkCode(text)
    if (!code.ok) return code.error === 'empty' ? accepted(null) : code
    return isDeviceTaken(names, others) ? refused('duplicate') : code
  }
  return {
    plate: plate.ok && isVehicleThere(plate.value, others) ? refused('duplicate') : plate,
    vin: one(typed.vin, { vin: readCode(typed.vin), imei: null }),
    imei: one(typed.imei, { vin: null, imei: readCode(typed.imei) }),
  }
}

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
    const code = checkCode(text)
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

/** Checks a plate by the rule of companies: letters, digits and spaces of which none is Russian are foreign. */
function checkFleetPlate(text: string): Check<string, Exclude<FleetPlateRefusal, 'duplicate'>> {
  if (tidyPlate(text) === '') return refused('empty')
  const checked = validatePlate(text, { format: detectFormat(text) })
  if (checked.ok) return accepted(checked.plate.number)
  return refused(checked.error === 'tooLong' ? 'tooLong' : 'format')
}

function checkCode(text: string): Check<string, Exclude<FleetCodeRefusal, 'duplicate'>> {
  const code = readCode(text)
  if (code === '') return refused('empty')
  if (code.length > MAX_FLEET_CODE_LENGTH) return refused('tooLong')
  return /^[A-Z\d]+$/u.test(code) ? accepted(code) : refused('format')
}

/** Whether a plate is one that the company has a vehicle for. */
export function isOwnPlate(plate: string, { vehicles }: Pick<Company, 'vehicles'>): boolean {
  return vehicles.some((one) => isSamePlate(one.plate, plate))
}
