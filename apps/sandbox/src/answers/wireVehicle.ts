import type { VehicleRow } from '../store/schema.ts'

/** Writes a vehicle as profiles have it. */
export function wireVehicle(vehicle: VehicleRow) {
  return {
    id: String(vehicle.id),
    mainTs: vehicle.main === 1,
    numberTs: vehicle.number,
    formatGrz: vehicle.format === 'other' ? 'Foreign' : 'Russian',
    category: vehicle.category,
    country: vehicle.country,
    STSNumber: vehicle.sts,
    docType: vehicle.doc_type,
    active: vehicle.active === 1,
    deviceStatus: vehicle.active === 1 ? 'active' : 'not active',
    vin: vehicle.vin,
    imei: vehicle.imei,
    name: vehicle.name,
    region: vehicle.region,
  }
}
