import { plateKey } from '@parking/plates'
import type { Vehicle } from '../vehicle/Vehicle.ts'

/**
 * Finds the vehicles of which another one has the same plate but for one character: one of the two
 * may be a typing mistake.
 *
 * @returns the other ones, by vehicle; a vehicle without any is absent
 */
export function findLookalikes(
  vehicles: readonly Vehicle[],
): ReadonlyMap<Vehicle, ReadonlySet<Vehicle>> {
  const groups = new Map<string, Vehicle[]>()
  for (const vehicle of vehicles) {
    for (const shape of shapesOf(plateKey(vehicle.plate))) {
      const group = groups.get(shape)
      if (group === undefined) groups.set(shape, [vehicle])
      else group.push(vehicle)
    }
  }
  const found = new Map<Vehicle, Set<Vehicle>>()
  for (const group of groups.values()) {
    for (const vehicle of group.length > 1 ? group : []) {
      const others = group.filter((one) => one !== vehicle)
      found.set(vehicle, new Set([...(found.get(vehicle) ?? []), ...others]))
    }
  }
  return found
}

/** A plate with each of its characters left open in turn: plates that share one differ by it alone. */
function shapesOf(plate: string): readonly string[] {
  return Array.from(plate, (_, at) => `${plate.slice(0, at)}*${plate.slice(at + 1)}`)
}
