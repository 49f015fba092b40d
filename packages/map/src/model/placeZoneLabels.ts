import type { ZoneMap } from './zoneMap.ts'
import type { Box, WorldPoint } from './place.ts'
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

/** Pixels aside from the middle of a zone where its label may stand when that is taken. */
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

/**
 * Finds places for the numbers of zones in a view: in the middle of each zone, and near the ground,
 * where a zone is larger than the screen, again and again on a lattice that stays what it is while
 * the map moves. A label lies within its zone and covers neither a marker nor another label; only
 * the chosen zone is named in any case.
 *
 * @param taken - where markers stand
 * @param widthOf - pixels that the label of a zone is wide
 */
export function placeZoneLabels(
  zones: ZoneMap,
  view: { readonly box: Box; readonly zoom: number },
  taken: readonly WorldPoint[],
  chosen: string | null,
  widthOf: (zone: string) => number,
): readonly ZoneLabel[] {
  const pixel = 1 / (256 * 2 ** view.zoom)
  const [left, right] = [worldX(view.box[0]), worldX(view.box[2])]
  const [top, bottom] = [worldY(view.box[3]), worldY(view.box[1])]
  const labels: ZoneLabel[] = []

  const isFree = ([x, y]: WorldPoint, width: number): boolean => {
    const isAside = (at: WorldPoint, wide: number, high: number): boolean =>
      Math.abs(at[0] - x) > (width / 2 + wide + room) * pixel ||
      Math.abs(at[1] - y) > (labelHeight / 2 + high + room) * pixel
    return (
      x > left &&
      x < right &&
      y > top &&
      y < bottom &&
      labels.every((one) => isAside(one.at, one.width / 2, labelHeight / 2)) &&
      taken.every((at) => isAside(at, markerReach, markerReach))
    )
  }

  const byChoice = zones.areas.toSorted(
    (one, other) => Number(other.zone === chosen) - Number(one.zone === chosen),
  )
  for (const { zone, middle } of byChoice) {
    const width = widthOf(zone)
    const spots = asides.map(([x, y]): WorldPoint => [middle[0] + x * pixel, middle[1] + y * pixel])
    const at = spots.find((spot) => zones.zoneAt(spot) === zone && isFree(spot, width))
    if (at !== undefined) labels.push({ zone, at, width })
    else if (zone === chosen) labels.push({ zone, at: middle, width })
  }
  const step = spacing * pixel
  for (let row = Math.floor(top / step); row * step < bottom; row += 1) {
    for (let column = Math.floor(left / step); column * step < right; column += 1) {
      const spots = tries.map(([x, y]): WorldPoint => [(column + x) * step, (row + y) * step])
      const at = spots.find((spot) => {
        const width = widthOf(zones.zoneAt(spot) ?? '')
        return zones.depthAt(spot) > (width / 2) * pixel && isFree(spot, width)
      })
      const zone = at === undefined ? null : zones.zoneAt(at)
      const middle = zones.areas.find((area) => area.zone === zone)?.middle
      if (at === undefined || zone === null || middle === undefined) continue
      const isFar = Math.hypot(middle[0] - at[0], middle[1] - at[1]) > step * 0.75
      if (isFar) labels.push({ zone, at, width: widthOf(zone) })
    }
  }
  return labels
}
