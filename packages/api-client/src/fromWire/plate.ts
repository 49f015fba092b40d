import { vehicleCategories, type PlateFormat, type VehicleCategory } from '@parking/plates'
import { exact, oneOf, text } from '../decode.ts'

const formats: Readonly<Record<string, PlateFormat>> = {
  Foreign: 'foreign',
  foreign: 'foreign',
  other: 'foreign',
}

/** Reads a plate: without spaces, upper case; a damaged one throws. */
export function readPlate(value: unknown): string | null {
  return exact(value)?.replaceAll(/\s/g, '').toUpperCase() ?? null
}

/** Reads the format of a plate: Russian unless the wire says otherwise. */
export function readPlateFormat(value: unknown): PlateFormat {
  return oneOf(formats, value) ?? 'russian'
}

/** Reads a category; null when it is none. */
export function readKnownCategory(value: unknown): VehicleCategory | null {
  const word = text(value)
  return vehicleCategories.find((category) => category === word) ?? null
}

/** Reads a category: B when it is none. */
export function readCategory(value: unknown): VehicleCategory {
  return readKnownCategory(value) ?? 'B'
}
