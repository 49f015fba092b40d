/** Metres east and north of the city's centre. */
export type PlanePoint = readonly [east: number, north: number]

/** A rectangle in the plane: west, south, east, north, in metres. */
export type Box = readonly [west: number, south: number, east: number, north: number]

export function distance(a: PlanePoint, b: PlanePoint): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

/** A point between two points: at 0 the first, at 1 the second. */
export function between(a: PlanePoint, b: PlanePoint, share: number): PlanePoint {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/** The signed area of a ring that is not closed, in square metres: positive when anticlockwise. */
export function signedArea(ring: readonly PlanePoint[]): number {
  let doubled = 0
  let previous = ring.at(-1)
  for (const point of ring) {
    if (previous) doubled += previous[0] * point[1] - point[0] * previous[1]
    previous = point
  }
  return doubled / 2
}

export function centroid(ring: readonly PlanePoint[]): PlanePoint {
  let east = 0
  let north = 0
  for (const point of ring) {
    east += point[0]
    north += point[1]
  }
  return [east / ring.length, north / ring.length]
}

export function isInside(point: PlanePoint, box: Box): boolean {
  return point[0] >= box[0] && point[0] <= box[2] && point[1] >= box[1] && point[1] <= box[3]
}

/** Whether a point lies within a ring (not closed, may be concave). */
export function isWithinRing(point: PlanePoint, ring: readonly PlanePoint[]): boolean {
  let inside = false
  let previous = ring.at(-1)
  for (const corner of ring) {
    if (
      previous &&
      corner[1] > point[1] !== previous[1] > point[1] &&
      point[0] <
        ((previous[0] - corner[0]) * (point[1] - corner[1])) / (previous[1] - corner[1]) + corner[0]
    ) {
      inside = !inside
    }
    previous = corner
  }
  return inside
}

/**
 * Moves every side of an anticlockwise ring inwards.
 *
 * @param inset metres
 * @returns the smaller ring, or `null` where the ring is too narrow to have one
 */
export function insetRing(ring: readonly PlanePoint[], inset: number): PlanePoint[] | null {
  const result: PlanePoint[] = []
  const count = ring.length
  for (let at = 0; at < count; at++) {
    const before = ring[(at + count - 1) % count]
    const corner = ring[at]
    const after = ring[(at + 1) % count]
    if (!before || !corner || !after) return null
    const inLength = distance(before, corner) || 1
    const outLength = distance(corner, after) || 1
    const inNormal = [
      (before[1] - corner[1]) / inLength,
      (corner[0] - before[0]) / inLength,
    ] as const
    const outNormal = [
      (corner[1] - after[1]) / outLength,
      (after[0] - corner[0]) / outLength,
    ] as const
    const along = 1 + inNormal[0] * outNormal[0] + inNormal[1] * outNormal[1]
    const reach = inset / Math.max(along, 0.35)
    result.push([
      corner[0] + (inNormal[0] + outNormal[0]) * reach,
      corner[1] + (inNormal[1] + outNormal[1]) * reach,
    ])
  }
  const area = signedArea(result)
  if (area < inset * inset * 4) return null
  return area < signedArea(ring) ? result : null
}

type Side = { at: 0 | 1; limit: number; keepsGreater: boolean }

function sidesOf(box: Box): readonly Side[] {
  return [
    { at: 0, limit: box[0], keepsGreater: true },
    { at: 0, limit: box[2], keepsGreater: false },
    { at: 1, limit: box[1], keepsGreater: true },
    { at: 1, limit: box[3], keepsGreater: false },
  ]
}

function keeps(point: PlanePoint, side: Side): boolean {
  return side.keepsGreater ? point[side.at] >= side.limit : point[side.at] <= side.limit
}

function crossing(a: PlanePoint, b: PlanePoint, side: Side): PlanePoint {
  const point = between(a, b, (side.limit - a[side.at]) / (b[side.at] - a[side.at]))
  return side.at === 0 ? [side.limit, point[1]] : [point[0], side.limit]
}

/** Cuts a ring (not closed) to a rectangle: Sutherland and Hodgman's way, one side after another. */
export function clipRing(ring: readonly PlanePoint[], box: Box): PlanePoint[] {
  let current = [...ring]
  for (const side of sidesOf(box)) {
    if (current.every((point) => keeps(point, side))) continue
    const kept: PlanePoint[] = []
    let previous = current.at(-1)
    for (const point of current) {
      if (previous && keeps(point, side) !== keeps(previous, side)) {
        kept.push(crossing(previous, point, side))
      }
      if (keeps(point, side)) kept.push(point)
      previous = point
    }
    current = kept
  }
  return current.length >= 3 ? current : []
}

/** Cuts a line to a rectangle: the pieces that lie within it. */
export function clipLine(line: readonly PlanePoint[], box: Box): PlanePoint[][] {
  let pieces: PlanePoint[][] = [[...line]]
  for (const side of sidesOf(box)) {
    pieces = pieces.flatMap((piece) => cutLine(piece, side))
  }
  return pieces
}

function cutLine(line: PlanePoint[], side: Side): PlanePoint[][] {
  if (line.every((point) => keeps(point, side))) return [line]
  const pieces: PlanePoint[][] = []
  let piece: PlanePoint[] = []
  let previous: PlanePoint | undefined
  for (const point of line) {
    if (previous && keeps(point, side) !== keeps(previous, side)) {
      piece.push(crossing(previous, point, side))
    }
    if (keeps(point, side)) piece.push(point)
    else if (piece.length > 0) {
      pieces.push(piece)
      piece = []
    }
    previous = point
  }
  if (piece.length > 0) pieces.push(piece)
  return pieces.filter((each) => each.length >= 2)
}

/** The length of a line in metres. */
export function lengthOf(line: readonly PlanePoint[]): number {
  let length = 0
  let previous: PlanePoint | undefined
  for (const point of line) {
    if (previous) length += distance(previous, point)
    previous = point
  }
  return length
}

/**
 * A stretch of a line, moved sideways.
 *
 * @param from metres along the line
 * @param to metres along the line
 * @param aside metres to the left of its direction (to the right when negative)
 */
export function stretch(
  line: readonly PlanePoint[],
  from: number,
  to: number,
  aside: number,
): PlanePoint[] {
  const result: PlanePoint[] = []
  let passed = 0
  for (let at = 1; at < line.length; at++) {
    const a = line[at - 1]
    const b = line[at]
    if (!a || !b) continue
    const length = distance(a, b)
    if (length === 0) continue
    const first = Math.max(from, passed)
    const last = Math.min(to, passed + length)
    if (last > first) {
      const shift = [(-(b[1] - a[1]) / length) * aside, ((b[0] - a[0]) / length) * aside] as const
      for (const along of result.length === 0 ? [first, last] : [last]) {
        const point = between(a, b, (along - passed) / length)
        result.push([point[0] + shift[0], point[1] + shift[1]])
      }
    }
    passed += length
  }
  return result
}
