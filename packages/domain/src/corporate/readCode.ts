import { typedText } from '../check/check.ts'

/** A vin or an imei without spaces and hyphens, in capitals. */
export function readCode(text: string | null): string {
  return typedText(text).replaceAll(/[\s-]/gu, '').toUpperCase()
}
