import { type PlanePoint, type Random, type Town, centroid, isInside, stretch } from '@parking/town'
import { type Slot, KERB } from './kerbs.ts'

/** All places along the kerbs of the town, the central ones first, with some disorder. */
export function findSlots(town: Town, random: Random): Slot[] {
  const found: { slot: Slot; turn: number }[] = []
  for (const street of town.streets()) {
    if (street.bridge || !KERB[street.kind] || !street.name) continue
    for (let from = 22; from < street.length - 50;) {
      const length = Math.min(random.between(34, 150), street.length - 22 - from)
      if (length < 24) break
      const side = random.chance(0.5) ? 1 : -1
      const center = centroid(stretch(street.line, from, from + length, 0))
      const remoteness = Math.hypot(center[0], center[1]) / town.radius
      if (remoteness < 1) {
        const slot: Slot = { street, from, to: from + length, side, remoteness, center }
        found.push({ slot, turn: remoteness * random.between(0.5, 1.6) })
      }
      from += length + random.between(8, 70)
    }
  }
  return found.sort((a, b) => a.turn - b.turn).map((each) => each.slot)
}

/** Whether all points lie within the city's bounds, a little inside. */
export function liesInTown(town: Town, points: readonly PlanePoint[]): boolean {
  const { box } = town.projection
  return points.every((point) => isInside(point, [box[0] + 5, box[1] + 5, box[2] - 5, box[3] - 5]))
}
