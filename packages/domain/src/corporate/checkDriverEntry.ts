import { accepted, refused, typedText, type Check } from '../check/check.ts'
import { checkPhone } from '../contact/checkPhone.ts'
import { splitDriverName } from './splitDriverName.ts'
import type { Company, Driver } from './Company.ts'
import { type FleetPlateRefusal, checkFleetPlate } from './checkFleetPlate.ts'

/** The longest name of a driver, in characters. */
export const MAX_DRIVER_NAME_LENGTH = 150

/** Why a driver's name is refused: nothing typed, a surname without a first name, or too many characters. */
export type DriverNameRefusal = 'empty' | 'parts' | 'tooLong'

/** Why a driver's phone is refused; `duplicate`: another driver of the company has it. */
export type DriverPhoneRefusal = 'empty' | 'format' | 'duplicate'

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
