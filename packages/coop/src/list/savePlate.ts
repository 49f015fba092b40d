import { detectFormat, normalisePlate, type PlateFormat } from '@parking/plates'

/** Writes a plate into a file with the letters that the page shows, whichever the back end keeps. */
export function savePlate(plate: string, format: PlateFormat = detectFormat(plate)): string {
  return normalisePlate(plate, format)
}
