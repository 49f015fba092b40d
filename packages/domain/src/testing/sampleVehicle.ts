import type { Vehicle } from '../vehicle/Vehicle.ts'

/** A Russian car of which nothing is known but its plate, unless told otherwise. */
export function sampleVehicle(plate: string, changes: Partial<Vehicle> = {}): Vehicle {
  return {
    id: plate,
    plate,
    format: 'russian',
    category: 'B',
    isMain: false,
    name: null,
    country: null,
    stsNumber: null,
    documentType: null,
    isActive: true,
    vin: null,
    imei: null,
    region: null,
    ...changes,
  }
}
