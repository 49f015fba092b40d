import type { Vehicle } from './Vehicle.ts'

/** The fields of a vehicle that a driver edits. */
const editedFields = [
  'plate',
  'format',
  'category',
  'isMain',
  'name',
  'country',
  'stsNumber',
  'documentType',
] as const

/** A vehicle as a driver edits it. */
export type EditedVehicle = Pick<Vehicle, (typeof editedFields)[number]>

/** The fields that differ from the vehicle's: only these are sent, and nothing when none does. */
export function changedVehicle(
  vehicle: EditedVehicle,
  edited: EditedVehicle,
): Partial<EditedVehicle> {
  const differing = editedFields.filter((field) => edited[field] !== vehicle[field])
  return Object.fromEntries(differing.map((field) => [field, edited[field]]))
}
