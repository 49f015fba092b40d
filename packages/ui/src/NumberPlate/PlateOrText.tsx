import { recognisePlate, type PlateFormat } from '@parking/plates'
import type { ReactNode } from 'react'
import { NumberPlate } from './NumberPlate.tsx'

/**
 * Draws what is a Russian plate; anything else stays text, whole however long: a drawing has room for
 * 14 characters.
 */
export function PlateOrText({
  number,
  format = 'russian',
  size = 's',
}: {
  readonly number: string
  readonly format?: PlateFormat
  readonly size?: 's' | 'm'
}): ReactNode {
  const isDrawn = format === 'russian' && recognisePlate(number) !== null
  return isDrawn ? <NumberPlate number={number} size={size} /> : <span>{number}</span>
}
