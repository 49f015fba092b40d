import {
  type PlanePoint,
  centroid,
  clipRing,
  distance,
  insetRing,
  isInside,
  signedArea,
} from './geometry.ts'
import type { District, Plan } from './plan.ts'
import { type Random, seededRandom } from './random.ts'
import { type Division, type Share, divideByCuts, divideInRows } from './divideDistrict.ts'

type BlockUse =
  | 'perimeter'
  | 'towers'
  | 'houses'
  | 'works'
  | 'park'
  | 'square'
  | 'allotments'
  | 'forest'
  | 'field'

/** A piece of land between streets. */
export interface Block {
  use: BlockUse
  /** Its edge in the plane, anticlockwise, not closed. */
  ring: PlanePoint[]
  center: PlanePoint
  /** 0 the very centre, 1 the edge of the town. */
  remoteness: number
  /** Square metres. */
  area: number
}

/** A street inside a district. */
export interface InnerStreet {
  line: PlanePoint[]
  rank: 'street' | 'lane'
  /** Streets of neighbouring districts that continue each other share a key. */
  key: string
  remoteness: number
}

/** The blocks of the whole town and the streets between them. */
export function layBlocks(plan: Plan): { blocks: Block[]; streets: InnerStreet[] } {
  const random = seededRandom(`${plan.city.id}/blocks`)
  const columns = partsOf(plan, 'along', random)
  const rows = partsOf(plan, 'away', random)
  const blocks: Block[] = []
  const streets: InnerStreet[] = []
  for (const district of plan.districts) {
    const division = divide(
      district,
      columns[district.column] ?? [],
      rows[district.row] ?? [],
      random,
    )
    for (const shares of division.blocks) {
      const block = toBlock(plan, district, shares, random)
      if (block) blocks.push(block)
    }
    for (const street of division.streets) {
      streets.push({
        line: sample(plan, district, street.from, street.to, 110),
        rank: street.rank,
        key: keyOf(district, street),
        remoteness: district.remoteness,
      })
    }
  }
  makeSquare(blocks)
  return { blocks, streets }
}

/** Where the streets of each column (or row) part it: the same for all districts of the column. */
function partsOf(plan: Plan, axis: 'along' | 'away', random: Random): number[][] {
  const { lines } = plan[axis]
  const focus = axis === 'along' ? 0 : plan.terrain.centerAway
  return plan[axis].strips.map((_, at) => {
    const from = lines[at]?.at ?? 0
    const to = lines[at + 1]?.at ?? 0
    const remoteness = Math.abs((from + to) / 2 - focus) / plan.radius
    const count = Math.max(1, Math.round((to - from) / (remoteness < 0.4 ? 180 : 290)))
    return Array.from(
      { length: count - 1 },
      (__, index) => (index + 1 + random.between(-0.17, 0.17)) / count,
    )
  })
}

function divide(
  district: District,
  across: readonly number[],
  up: readonly number[],
  random: Random,
): Division {
  const { width, height } = district
  switch (district.use) {
    case 'old':
    case 'city':
      return divideInRows(across, up, random)
    case 'cuts':
      return divideByCuts(width, height, district.remoteness < 0.42 ? 30_000 : 52_000, random)
    case 'houses':
      return divideByCuts(width, height, 46_000, random)
    case 'towers':
      return divideByCuts(width, height, 110_000, random)
    case 'works':
      return divideByCuts(width, height, 160_000, random)
    case 'allotments':
      return divideByCuts(width, height, 250_000, random)
    case 'park':
    case 'forest':
    case 'field':
    default:
      return {
        blocks: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ],
        ],
        streets: [],
      }
  }
}

function sample(
  plan: Plan,
  district: District,
  from: Share,
  to: Share,
  step: number,
): PlanePoint[] {
  const { column, row, width, height } = district
  const length = Math.hypot((to[0] - from[0]) * width, (to[1] - from[1]) * height)
  const pieces = Math.max(1, Math.ceil(length / step))
  return Array.from({ length: pieces + 1 }, (_, at) => {
    const share = at / pieces
    return plan.point(column, row, [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ])
  })
}

function toBlock(
  plan: Plan,
  district: District,
  shares: readonly Share[],
  random: Random,
): Block | null {
  const edge = shares.flatMap((corner, at) =>
    sample(plan, district, corner, shares[(at + 1) % shares.length] ?? corner, 160).slice(0, -1),
  )
  if (signedArea(edge) < 0) edge.reverse()
  const use = chooseUse(district, random)
  const wild = use === 'forest' || use === 'field'
  const inset = wild ? 0 : use === 'works' ? 14 : 10
  const whole = inset > 0 ? insetRing(edge, inset) : edge
  if (!whole) return null
  const { box } = plan.projection
  const ring = whole.every((point) => isInside(point, box)) ? whole : clipRing(whole, box)
  if (ring.length < 3) return null
  const center = centroid(ring)
  return { use, ring, center, remoteness: plan.remoteness(center), area: signedArea(ring) }
}

function chooseUse(district: District, random: Random): BlockUse {
  const { use } = district
  switch (use) {
    case 'old':
    case 'city':
      return random.chance(0.05) ? 'park' : 'perimeter'
    case 'cuts':
      return random.chance(0.06) ? 'park' : random.chance(0.25) ? 'towers' : 'perimeter'
    case 'towers':
      return random.chance(0.06) ? 'park' : 'towers'
    case 'houses':
    case 'works':
    case 'park':
    case 'allotments':
    case 'forest':
    case 'field':
    default:
      return use
  }
}

/** The block nearest to the centre is the town's square. */
function makeSquare(blocks: Block[]): void {
  let nearest: Block | undefined
  for (const block of blocks) {
    if (block.use !== 'perimeter') continue
    if (!nearest || distance(block.center, [0, 0]) < distance(nearest.center, [0, 0]))
      nearest = block
  }
  if (nearest) nearest.use = 'square'
}

function keyOf(district: District, street: { from: Share; to: Share }): string {
  const rowed = district.use === 'old' || district.use === 'city'
  if (rowed && street.from[0] === street.to[0]) return `c${district.column}/${street.from[0]}`
  if (rowed) return `r${district.row}/${street.from[1]}`
  return `d${district.column}/${district.row}/${street.from.join()}/${street.to.join()}`
}
