import type { Box } from '@parking/domain'
import type { Place } from './place.ts'

/** Finds the places whose box touches another box. */
export type BoxIndex = (box: Box) => readonly Place[]

/** Degrees: at the zooms at which shapes are drawn a view touches a few dozen cells. */
const cellSize = 0.004
/** More cells than the world has side by side. */
const row = 2 ** 20
/** A place that covers more cells is looked at on every query instead. */
const mostCells = 400

/** Puts the places that have a shape into a grid by the boxes around them. */
export function createBoxIndex(places: readonly Place[]): BoxIndex {
  const cells = new Map<number, Place[]>()
  const large: Place[] = []
  for (const place of places) {
    if (place.shape === null) continue
    const keys = cellsOf(place.box)
    if (keys === null) large.push(place)
    else for (const key of keys) add(cells, key, place)
  }
  return (box) => {
    const keys = cellsOf(box) ?? cells.keys()
    const found = new Set(large)
    for (const key of keys) for (const place of cells.get(key) ?? []) found.add(place)
    return [...found].filter((place) => touches(place.box, box))
  }
}

function add(cells: Map<number, Place[]>, key: number, place: Place): void {
  const cell = cells.get(key)
  if (cell === undefined) cells.set(key, [place])
  else cell.push(place)
}

/** The keys of the cells that a box touches; null when there are too many. */
function cellsOf([west, south, east, north]: Box): number[] | null {
  const [left, right] = [Math.floor(west / cellSize), Math.floor(east / cellSize)]
  const [bottom, top] = [Math.floor(south / cellSize), Math.floor(north / cellSize)]
  if ((right - left + 1) * (top - bottom + 1) > mostCells) return null
  const keys: number[] = []
  for (let x = left; x <= right; x += 1) {
    for (let y = bottom; y <= top; y += 1) keys.push(y * row + x)
  }
  return keys
}

function touches(a: Box, b: Box): boolean {
  return a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1]
}
