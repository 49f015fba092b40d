import { parsePlate, plateTypes, type PlateFormat, type VehicleCategory } from '@parking/plates'

/** The category of the vehicle that a plate is usually on: A for a motorcycle's, else B. */
export function suggestCategory(plate: string, format: PlateFormat): VehicleCategory {
  const type = format === 'russian' ? parsePlate(plate)?.type : undefined
  return plateTypes.some((row) => row.type === type && row.motorcycle) ? 'A' : 'B'
}
