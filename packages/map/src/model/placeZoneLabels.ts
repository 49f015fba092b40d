import type { Box } from '@parking/domain'
import type { ZoneMap } from './zoneMap.ts'
import type { WorldPoint } from './place.ts'
import { worldX, worldY } from './worldSquare.ts'

/** Pixels that stay free around a label, and that a marker reaches beyond its middle. */
const room = 6
const markerReach = 22
/** Pixels that a label is high. */
const labelHeight = 26
/** Pixels between two labels of the same zone. */
const spacing = 384
/** Where a label stands in its square of the lattice, in parts of it; the first one that is free. */
const tries = [0.5, 0.25, 0.75].flatMap((y) => [0.5, 0.3, 0.7].map((x) => [x, y] as const))

/** Pixels aside from a point where a label may stand when that is taken. */
const asides = [0, 40, -40, 80, -80].flatMap((y) =>
  [0, 50, -50, 100, -100].map((x) => [x, y] as const),
)

/** The label of a zone on the map. */
export interface ZoneLabel {
  readonly zone: string
  readonly at: WorldPoint
  /** Pixels. */
  readonly width: number
}

/** What is seen of the map. */
export interface Sight {
  readonly box: Box
  readonly zoom: number
  /** Where something of the page lies over it, such as buttons. */
  readonly covered: readonly Box[]
}

/**
 * Finds places for the numbers of zones in what is seen. A number stands in the middle of its zone, or
 * as near to it as is seen. Where a zone is larger than the screen, numbers stand again and again on a
 * lattice that stays the same while the map moves. A label lies within its zone, is seen as a whole,
 * and covers neither a marker nor another label; only the chosen zone is named over markers too.
 *
 * @param taken - where markers stand
 * @param widthOf - pixels that the label of a zone is wide
 */
export function placeZoneLabels(
  zones: ZoneMap,
  { box, zoom, covered }: Sight,
  taken: readonly WorldPoint[],
  chosen: string | null,
  widthOf: (zone: string) => number,
): readonly ZoneLabel[] {
  const pixel = 1 / (256 * 2 ** zoom)
  const sight = toArea(box)
  const lids = covered.map(toArea)
  const labels: ZoneLabel[] = []

  const areaOf = ([x, y]: WorldPoint, width: number): Area => {
    const [wide, high] = [(width / 2) * pixel, (labelHeight / 2 + room) * pixel]
    return { left: x - wide, right: x + wide, top: y - high, bottom: y + high }
  }
  const isWhole = (at: WorldPoint, width: number): boolean => {
    const area = areaOf(at, width)
    return lies(area, sight) && lids.every((lid) => !meets(area, lid))
  }
  const isFree = ([x, y]: WorldPoint, width: number): boolean => {
    const isAside = (at: WorldPoint, wide: number, high: number): boolean =>
      Math.abs(at[0] - x) > (width / 2 + wide + room) * pixel ||
      Math.abs(at[1] - y) > (labelHeight / 2 + high + room) * pixel
    return (
      labels.every((one) => isAside(one.at, one.width / 2, labelHeight / 2)) &&
      taken.every((at) => isAside(at, markerReach, markerReach))
    )
  }
  const nameBeside = (zone: string, [x, y]: WorldPoint): void => {
    const width = widthOf(zone)
    const spots = asides
      .map(([right, down]): WorldPoint => [x + right * pixel, y + down * pixel])
      .filter((spot) => zones.zoneAt(spot) === zone && isWhole(spot, width))
    const at = spots.find((spot) => isFree(spot, width)) ?? (zone === chosen ? spots[0] : undefined)
    if (at !== undefined) labels.push({ zone, at, width })
  }

  const byChoice = zones.areas.toSorted(
    (one, other) => Number(other.zone === chosen) - Number(one.zone === chosen),
  )
  for (const { zone, middle } of byChoice) nameBeside(zone, middle)
  for (const square of latticeOver(sight, spacing * pixel)) {
    for (const at of square) {
      const zone = zones.zoneAt(at)
      if (zone === null || labels.some((one) => one.zone === zone && isNear(one.at, at, pixel))) {
        continue
      }
      const width = widthOf(zone)
      const isInside = zones.depthAt(at) > (width / 2) * pixel
      if (!isInside || !isWhole(at, width) || !isFree(at, width)) continue
      labels.push({ zone, at, width })
      break
    }
  }
  for (const { zone, middle } of byChoice) {
    if (labels.some((one) => one.zone === zone)) continue
    nameBeside(zone, nearestInside(middle, sight, areaOf([0, 0], widthOf(zone))))
  }
  return labels
}

/** A box in the projection's square. */
interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function toArea([west, south, east, north]: Box): Area {
  return { left: worldX(west), right: worldX(east), top: worldY(north), bottom: worldY(south) }
}

function lies(inner: Area, outer: Area): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  )
}

function meets(one: Area, other: Area): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  )
}

/** Whether two labels of the same zone would stand too near to each other. */
function isNear(one: WorldPoint, other: WorldPoint, pixel: number): boolean {
  return Math.hypot(one[0] - other[0], one[1] - other[1]) < spacing * 0.75 * pixel
}

/** The squares of the lattice that are seen, each by the points where a label may stand in it. */
function latticeOver({ left, right, top, bottom }: Area, step: number): WorldPoint[][] {
  const squares: WorldPoint[][] = []
  for (let row = Math.floor(top / step); row * step < bottom; row += 1) {
    for (let column = Math.floor(left / step); column * step < right; column += 1) {
      squares.push(tries.map(([x, y]) => [(column + x) * step, (row + y) * step]))
    }
  }
  return squares
}

/** The point nearest to another one at which something is seen as a whole. */
function nearestInside(
  [x, y]: WorldPoint,
  sight: Area,
  { right: wide, bottom: high }: Area,
): WorldPoint {
  return [
    Math.min(Math.max(x, sight.left + wide), sight.right - wide),
    Math.min(Math.max(y, sight.top + high), sight.bottom - high),
  ]
}
