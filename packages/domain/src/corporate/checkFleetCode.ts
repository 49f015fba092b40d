import { accepted, refused, type Check } from '../check/check.ts'
import { readCode } from './readCode.ts'

/** The longest vin or imei that is taken, in characters: no real one is half as long. */
export const MAX_FLEET_CODE_LENGTH = 40

/** Why a vin or an imei is refused; `duplicate`: another one of the company has it. */
export type FleetCodeRefusal = 'empty' | 'format' | 'tooLong' | 'duplicate'

export function checkFleetCode(
  text: string,
): Check<string, Exclude<FleetCodeRefusal, 'duplicate'>> {
  const code = readCode(text)
  if (code === '') return refused('empty')
  if (code.length > MAX_FLEET_CODE_LENGTH) return refused('tooLong')
  return /^[A-Z\d]+$/u.test(code) ? accepted(code) : refused('format')
}
