import type { Vehicle } from './Vehicle.ts'

/** The main vehicle; the first one where none is marked, null where there is none. */
export function mainVehicle(vehicles: readonly Vehicle[]): Vehicle | null {
  return vehicles.find(({ isMain }) => isMain) ?? vehicles[0] ?? null
}
