import type { Vehicle } from '@parking/domain'
import { detectFormat, isSamePlate, mendPlate, tidyPlate, type PlateFormat } from '@parking/plates'
import type { PickedVehicle } from './parkingDraft.ts'

/** Turns a plate that a link names into a choice: the account's vehicle or a typed one. */
export function choiceOfPlate(plate: string, vehicles: readonly Vehicle[]): PickedVehicle {
  const owned = vehicles.find((vehicle) => isSamePlate(vehicle.plate, plate))
  return owned === undefined
    ? { kind: 'new', plate: tidyPlate(plate), format: formatOf(plate), category: null }
    : { kind: 'owned', plate: owned.plate }
}

/** Whose plate a link names; one with letters of two alphabets is taken for what it looks like. */
function formatOf(plate: string): PlateFormat {
  return detectFormat(mendPlate(plate) ?? plate)
}
