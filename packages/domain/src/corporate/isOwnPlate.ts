import { isSamePlate } from '@parking/plates'
import type { Company } from './Company.ts'

/** Whether a plate is one that the company has a vehicle for. */
export function isOwnPlate(plate: string, { vehicles }: Pick<Company, 'vehicles'>): boolean {
  return vehicles.some((one) => isSamePlate(one.plate, plate))
}
