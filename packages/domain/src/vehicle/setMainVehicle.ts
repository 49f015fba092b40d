import type { Vehicle } from './Vehicle.ts'

/** Makes one vehicle the main one and all others not. An unknown plate changes nothing. */
export function setMainVehicle(vehicles: readonly Vehicle[], plate: string): readonly Vehicle[] {
  const chosen = vehicles.findIndex((vehicle) => vehicle.plate === plate)
  if (chosen === -1) return vehicles
  return vehicles.map((vehicle, index) => ({ ...vehicle, isMain: index === chosen }))
}

/** The main vehicle; the first one where none is marked, null where there is none. */
export function mainVehicle(vehicles: readonly Vehicle[]): Vehicle | null {
  return vehicles.find(({ isMain }) => isMain) ?? vehicles[0] ?? null
}
