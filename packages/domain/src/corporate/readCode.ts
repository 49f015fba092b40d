import { normalisePlate } from '@parking/plates'
import { typedText } from '../check/check.ts'

/**
 * A vin or an imei without spaces and hyphens, in capitals. Letters that only look like Latin ones are
 * Latin, as on plates: a vin has no others.
 */
export function readCode(text: string | null): string {
  const code = typedText(text)
    .replaceAll(/[\s\p{Dash}]/gu, '')
    .toUpperCase()
  return code.replaceAll(/\P{ASCII}/gu, (letter) => normalisePlate(letter, 'foreign'))
}
