import type { Random } from './random.ts'

/** A point of a district: 0 to 1 across it, 0 to 1 up it. */
export type Share = readonly [across: number, up: number]

/** How a district is divided: its blocks and the streets between them. */
export interface Division {
  blocks: Share[][]
  streets: { from: Share; to: Share; rank: 'street' | 'lane' }[]
}

/**
 * Divides a district in rows and columns; some neighbouring blocks grow together, so that a street
 * ends there.
 *
 * @param across where the columns part, 0 to 1, in order
 * @param up where the rows part
 */
export function divideInRows(
  across: readonly number[],
  up: readonly number[],
  random: Random,
): Division {
  const columns = [0, ...across, 1]
  const rows = [0, ...up, 1]
  const division: Division = { blocks: [], streets: [] }
  const merged = new Set<string>()
  for (let row = 0; row + 1 < rows.length; row++) {
    const [bottom = 0, top = 1] = [rows[row], rows[row + 1]]
    let left = 0
    for (let column = 1; column < columns.length; column++) {
      const right = columns[column] ?? 1
      if (column < columns.length - 1 && columns[column - 1] === left && random.chance(0.16)) {
        merged.add(`${column}:${row}`)
        continue
      }
      division.blocks.push([
        [left, bottom],
        [right, bottom],
        [right, top],
        [left, top],
      ])
      left = right
    }
  }
  for (const at of up) {
    division.streets.push({ from: [0, at], to: [1, at], rank: rows.length > 4 ? 'lane' : 'street' })
  }
  across.forEach((at, index) => {
    let from = 0
    for (let row = 0; row + 1 < rows.length; row++) {
      if (!merged.has(`${index + 1}:${row}`)) continue
      const bottom = rows[row] ?? 0
      if (bottom > from)
        division.streets.push({ from: [at, from], to: [at, bottom], rank: 'street' })
      from = rows[row + 1] ?? 1
    }
    if (from < 1) division.streets.push({ from: [at, from], to: [at, 1], rank: 'street' })
  })
  return division
}

/**
 * Divides a district by cutting it again and again across its longer side, at an angle.
 *
 * @param width of the district, metres
 * @param height of the district, metres
 * @param block the area at which a block is small enough, square metres
 */
export function divideByCuts(
  width: number,
  height: number,
  block: number,
  random: Random,
): Division {
  const division: Division = { blocks: [], streets: [] }
  const cut = (ring: Share[], depth: number): void => {
    if (areaOf(ring) * width * height < block * random.between(0.75, 1.6) || depth > 9) {
      division.blocks.push(ring)
      return
    }
    const halves = split(ring, width, height, random)
    if (!halves) {
      division.blocks.push(ring)
      return
    }
    division.streets.push({ ...halves.street, rank: depth < 2 ? 'street' : 'lane' })
    cut(halves.first, depth + 1)
    cut(halves.second, depth + 1)
  }
  cut(
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
    0,
  )
  return division
}

function areaOf(ring: readonly Share[]): number {
  let doubled = 0
  let previous = ring.at(-1)
  for (const point of ring) {
    if (previous) doubled += previous[0] * point[1] - point[0] * previous[1]
    previous = point
  }
  return Math.abs(doubled) / 2
}

function split(ring: Share[], width: number, height: number, random: Random) {
  let longest = 0
  let side = 0
  ring.forEach((corner, at) => {
    const next = ring[(at + 1) % ring.length] ?? corner
    const length = Math.hypot((next[0] - corner[0]) * width, (next[1] - corner[1]) * height)
    if (length > longest) [longest, side] = [length, at]
  })
  const a = ring[side]
  const b = ring[(side + 1) % ring.length]
  if (!a || !b) return null
  const share = random.between(0.4, 0.6)
  const from: Share = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
  const lean = random.between(-0.16, 0.16)
  const sideX = (b[0] - a[0]) * width
  const sideY = (b[1] - a[1]) * height
  // The cut leaves at a right angle to the side, leaning a little, measured in metres.
  const across = (-sideY + sideX * lean) / width
  const up = (sideX + sideY * lean) / height
  for (let step = 1; step < ring.length; step++) {
    const at = (side + step) % ring.length
    const c = ring[at]
    const d = ring[(at + 1) % ring.length]
    if (!c || !d) continue
    const hit = meet(from, [across, up], c, d)
    if (hit === null || hit < 0.08 || hit > 0.92) continue
    const to: Share = [c[0] + (d[0] - c[0]) * hit, c[1] + (d[1] - c[1]) * hit]
    const forward = (start: number, end: number): Share[] => {
      const corners: Share[] = []
      for (let walk = start; walk !== end; walk = (walk + 1) % ring.length) {
        const corner = ring[walk]
        if (corner) corners.push(corner)
      }
      return corners
    }
    const next = (at + 1) % ring.length
    return {
      street: { from, to },
      first: [from, ...forward((side + 1) % ring.length, next), to],
      second: [to, ...forward(next, (side + 1) % ring.length), from],
    }
  }
  return null
}

/** Where a ray meets the side from `c` to `d`: the share of that side, or `null`. */
function meet(from: Share, direction: Share, c: Share, d: Share): number | null {
  const [x, y] = [d[0] - c[0], d[1] - c[1]]
  const cross = direction[0] * y - direction[1] * x
  if (Math.abs(cross) < 1e-9) return null
  const ray = ((c[0] - from[0]) * y - (c[1] - from[1]) * x) / cross
  const share = ((c[0] - from[0]) * direction[1] - (c[1] - from[1]) * direction[0]) / cross
  return ray > 1e-6 && share >= 0 && share <= 1 ? share : null
}
