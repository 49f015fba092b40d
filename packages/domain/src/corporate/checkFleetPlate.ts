import { detectFormat, tidyPlate, validatePlate } from '@parking/plates'
import { accepted, refused, type Check } from '../check/check.ts'

/** Why a plate is refused in the company's lists. */
export type FleetPlateRefusal = 'empty' | 'format' | 'tooLong' | 'duplicate'

/** Checks a plate by the rule of companies: letters, digits and spaces of which none is Russian are foreign. */
export function checkFleetPlate(
  text: string,
): Check<string, Exclude<FleetPlateRefusal, 'duplicate'>> {
  if (tidyPlate(text) === '') return refused('empty')
  const checked = validatePlate(text, { format: detectFormat(text) })
  if (checked.ok) return accepted(checked.plate.number)
  return refused(checked.error === 'tooLong' ? 'tooLong' : 'format')
}
