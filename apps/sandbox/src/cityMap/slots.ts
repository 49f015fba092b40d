import {
  type PlanePoint,
  type Random,
  type Street,
  type Town,
  centroid,
  isInside,
  signedArea,
  stretch,
} from '@parking/town'

/** A place by a kerb where something may stand. */
export interface Slot {
  street: Street
  /** Metres along the street. */
  from: number
  to: number
  /** 1 the left side, -1 the right. */
  side: 1 | -1
  /** 0 the centre, 1 the edge of the town. */
  remoteness: number
  center: PlanePoint
}

const KERB: Partial<Record<Street['kind'], number>> = { main: 11, secondary: 8, minor: 5, quay: 7 }

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

/** The line of a slot along its kerb. */
export function kerbLine(slot: Slot, length: number = slot.to - slot.from): PlanePoint[] {
  const aside = (KERB[slot.street.kind] ?? 6) * slot.side
  return stretch(slot.street.line, slot.from, slot.from + length, aside)
}

/** A lot beside the street: its ring, anticlockwise and not closed. */
export function kerbLot(slot: Slot, length: number, depth: number): PlanePoint[] {
  const near = (KERB[slot.street.kind] ?? 6) + 4
  const end = slot.from + length
  const front = stretch(slot.street.line, slot.from, end, near * slot.side)
  const back = stretch(slot.street.line, slot.from, end, (near + depth) * slot.side)
  const ring = [...front, ...back.reverse()]
  return signedArea(ring) < 0 ? ring.reverse() : ring
}

/** Whether all points lie within the city's bounds, a little inside. */
export function liesInTown(town: Town, points: readonly PlanePoint[]): boolean {
  const { box } = town.projection
  return points.every((point) => isInside(point, [box[0] + 5, box[1] + 5, box[2] - 5, box[3] - 5]))
}
