import { type PlanePoint, type Street, signedArea, stretch } from '@parking/town'

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

export const KERB: Partial<Record<Street['kind'], number>> = {
  main: 11,
  secondary: 8,
  minor: 5,
  quay: 7,
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
