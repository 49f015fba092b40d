import type { Block } from './layBlocks.ts'
import { type PlanePoint, distance, insetRing, isWithinRing } from './geometry.ts'
import type { Random } from './random.ts'

type BuildingKind = 'house' | 'flats' | 'public' | 'works' | 'shed'

export interface Building {
  kind: BuildingKind
  ring: PlanePoint[]
  /** Storeys above the ground. */
  levels: number
}

/** Puts the buildings on one block, in the manner of its use. */
export function buildBlock(block: Block, random: Random): Building[] {
  switch (block.use) {
    case 'perimeter':
      return alongTheEdge(block, random)
    case 'towers':
      return inRows(block, random, { setback: 14, row: 54, gap: 26, depth: 13, kind: 'flats' })
    case 'houses':
      return alongTheLots(block, random)
    case 'works':
      return inRows(block, random, { setback: 16, row: 95, gap: 34, depth: 42, kind: 'works' })
    case 'allotments':
      return inRows(block, random, { setback: 20, row: 140, gap: 190, depth: 6, kind: 'shed' })
    case 'park':
    case 'square':
    case 'forest':
    case 'field':
    default:
      return []
  }
}

/** A frame on a side of a ring: unit vectors along it and inwards. */
function frameOf(from: PlanePoint, to: PlanePoint) {
  const length = distance(from, to) || 1
  const along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length] as const
  const inward = [-along[1], along[0]] as const
  const at = (x: number, y: number): PlanePoint => [
    from[0] + along[0] * x + inward[0] * y,
    from[1] + along[1] * x + inward[1] * y,
  ]
  return { length, at }
}

type Frame = ReturnType<typeof frameOf>

function rectangle(frame: Frame, x: number, y: number, width: number, depth: number): PlanePoint[] {
  return [
    frame.at(x, y),
    frame.at(x + width, y),
    frame.at(x + width, y + depth),
    frame.at(x, y + depth),
  ]
}

function sides(ring: readonly PlanePoint[]): Frame[] {
  return ring.map((corner, at) => frameOf(corner, ring[(at + 1) % ring.length] ?? corner))
}

function fits(building: readonly PlanePoint[], ring: readonly PlanePoint[]): boolean {
  return building.every((corner) => isWithinRing(corner, ring))
}

/** An old quarter: houses wall to wall along the streets, a few in the yard. */
function alongTheEdge(block: Block, random: Random): Building[] {
  const buildings: Building[] = []
  const edge = insetRing(block.ring, 3)
  if (!edge) return buildings
  const tall = block.remoteness < 0.25 ? 5 : 4
  for (const frame of sides(edge)) {
    let x = random.between(1, 6)
    while (x < frame.length - 26) {
      const depth = random.between(11, 16)
      const width = Math.min(random.between(20, 60), frame.length - 17 - x)
      const ring =
        width > 34 && random.chance(0.3)
          ? lShape(frame, x, width, depth, random.between(10, 18))
          : rectangle(frame, x, 0, width, depth)
      if (random.chance(0.88) && fits(ring, block.ring)) {
        const kind = random.chance(0.16) ? 'public' : 'flats'
        buildings.push({ kind, ring, levels: random.whole(2, tall) })
      }
      x += width + (random.chance(0.45) ? 0.4 : random.between(5, 24))
    }
  }
  const yard = insetRing(block.ring, 26)
  const longest = longestSide(block.ring)
  if (yard && longest && block.area > 11_000) {
    for (let attempt = 0; attempt < Math.min(5, block.area / 9000); attempt++) {
      const x = random.between(0.2, 0.7) * longest.length
      const y = random.between(30, 30 + Math.sqrt(block.area) * 0.5)
      const ring = rectangle(longest, x, y, random.between(14, 34), random.between(9, 14))
      if (fits(ring, yard)) buildings.push({ kind: 'house', ring, levels: random.whole(1, 3) })
    }
  }
  return buildings
}

function lShape(frame: Frame, x: number, width: number, depth: number, wing: number): PlanePoint[] {
  return [
    frame.at(x, 0),
    frame.at(x + width, 0),
    frame.at(x + width, depth),
    frame.at(x + 12, depth),
    frame.at(x + 12, depth + wing),
    frame.at(x, depth + wing),
  ]
}

function longestSide(ring: readonly PlanePoint[]): Frame | null {
  let longest: Frame | null = null
  for (const frame of sides(ring)) if (!longest || frame.length > longest.length) longest = frame
  return longest
}

/** A quarter of small houses, each on its lot by the street. */
function alongTheLots(block: Block, random: Random): Building[] {
  const buildings: Building[] = []
  const edge = insetRing(block.ring, 7)
  if (!edge) return buildings
  for (const frame of sides(edge)) {
    for (let x = random.between(4, 14); x < frame.length - 20; x += random.between(44, 72)) {
      const ring = rectangle(
        frame,
        x,
        random.between(0, 4),
        random.between(9, 14),
        random.between(8, 12),
      )
      if (fits(ring, block.ring))
        buildings.push({ kind: 'house', ring, levels: random.whole(1, 2) })
    }
  }
  return buildings
}

interface Rows {
  setback: number
  /** Metres from one row to the next. */
  row: number
  /** Metres between two buildings of a row. */
  gap: number
  depth: number
  kind: BuildingKind
}

/** Slabs, halls or sheds in rows along the longest side of the block. */
function inRows(block: Block, random: Random, rows: Rows): Building[] {
  const buildings: Building[] = []
  const frame = longestSide(block.ring)
  const within = insetRing(block.ring, rows.setback)
  if (!frame || !within) return buildings
  const { left, right, height } = reachOf(within, frame)
  for (let y = rows.setback; y < height; y += rows.row * random.between(0.9, 1.15)) {
    let x = left + random.between(0, 20)
    while (x < right) {
      const building = rowBuilding(frame, x, y, rows, random)
      if (random.chance(0.86) && fits(building.ring, within)) {
        buildings.push(building)
        x += building.width + rows.gap * random.between(0.7, 1.5)
      } else {
        x += 26
      }
    }
  }
  return buildings
}

/** How far a ring reaches along a frame's side, and inwards from it. */
function reachOf(ring: readonly PlanePoint[], frame: Frame) {
  const origin = frame.at(0, 0)
  const unit = frame.at(1, 0)
  const [ax, ay] = [unit[0] - origin[0], unit[1] - origin[1]]
  let [left, right, height] = [Infinity, -Infinity, 0]
  for (const point of ring) {
    const [dx, dy] = [point[0] - origin[0], point[1] - origin[1]]
    const along = dx * ax + dy * ay
    left = Math.min(left, along)
    right = Math.max(right, along)
    height = Math.max(height, dy * ax - dx * ay)
  }
  return { left, right, height }
}

function rowBuilding(
  frame: Frame,
  x: number,
  y: number,
  rows: Rows,
  random: Random,
): Building & { width: number } {
  if (rows.kind === 'shed') {
    return { kind: 'shed', width: 8, levels: 1, ring: rectangle(frame, x, y, 8, rows.depth) }
  }
  if (rows.kind === 'works') {
    const width = random.between(40, 130)
    const ring = rectangle(frame, x, y, width, rows.depth * random.between(0.6, 1.3))
    return { kind: 'works', width, levels: random.whole(1, 3), ring }
  }
  if (random.chance(0.1)) {
    // A school: two wings and a hall between them.
    const ring = [
      frame.at(x, y),
      frame.at(x + 16, y),
      frame.at(x + 16, y + 14),
      frame.at(x + 44, y + 14),
      frame.at(x + 44, y),
      frame.at(x + 60, y),
      frame.at(x + 60, y + 36),
      frame.at(x, y + 36),
    ]
    return { kind: 'public', width: 60, levels: 3, ring }
  }
  if (random.chance(0.2)) {
    return {
      kind: 'flats',
      width: 22,
      levels: random.whole(9, 17),
      ring: rectangle(frame, x, y, 22, 22),
    }
  }
  const width = random.between(52, 96)
  return {
    kind: 'flats',
    width,
    levels: random.chance(0.6) ? 5 : 9,
    ring: rectangle(frame, x, y, width, rows.depth),
  }
}
