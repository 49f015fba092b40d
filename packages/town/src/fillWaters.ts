import { type PlanePoint, clipRing, signedArea } from './geometry.ts'
import type { Block } from './layBlocks.ts'
import type { Plan } from './plan.ts'
import { type Random, seededRandom } from './random.ts'
import type { Name } from './streetNames.ts'

/** Water as a polygon: the outer ring first, then islands; not closed. */
export interface WaterBody {
  kind: 'river' | 'sea' | 'pond'
  name: Name | null
  rings: PlanePoint[][]
}

/** The river or sea, its tributary, their islands, and the ponds of parks and fields. */
export function fillWaters(plan: Plan, blocks: readonly Block[]): WaterBody[] {
  const random = seededRandom(`${plan.city.id}/waters`)
  const { water } = plan
  const bodies: WaterBody[] = []
  const name = { ru: water.ru, en: water.en }
  const islands = water.kind === 'river' && water.width > 380 ? islandsOf(plan, random) : []
  const main = clipRing(outline(plan, 'away'), plan.projection.box)
  if (main.length > 0) bodies.push({ kind: water.kind, name, rings: [main, ...islands] })
  if (water.tributary) {
    const second = clipRing(outline(plan, 'along'), plan.projection.box)
    if (second.length > 0) {
      bodies.push({
        kind: 'river',
        name: { ru: water.tributary.ru, en: water.tributary.en },
        rings: [second],
      })
    }
  }
  for (const block of blocks) {
    const hasPond =
      block.use === 'park' ? block.area > 90_000 : block.use === 'field' && random.chance(0.12)
    if (hasPond) bodies.push({ kind: 'pond', name: null, rings: [pond(block, random)] })
  }
  return bodies
}

/** The edge of the strip of water in one direction of the plan, anticlockwise or not. */
function outline(plan: Plan, direction: 'along' | 'away'): PlanePoint[] {
  const strips = plan[direction].strips
  const index = strips.findIndex((strip) => strip !== 'land' && strip !== 'rail')
  const near = plan[direction].lines[index]?.at ?? 0
  const far = plan[direction].lines[index + 1]?.at ?? 0
  const other = plan[direction === 'along' ? 'away' : 'along'].lines
  const first = other[0]?.at ?? 0
  const last = other.at(-1)?.at ?? 0
  const start = direction === 'along' && plan.water.kind === 'sea' ? -200 : first
  const steps = Math.ceil((last - start) / 120)
  const edge = (at: number): PlanePoint[] =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const along = start + ((last - start) * step) / steps
      return direction === 'along' ? plan.terrain.place(at, along) : plan.terrain.place(along, at)
    })
  return [...edge(near), ...edge(far).reverse()]
}

function islandsOf(plan: Plan, random: Random): PlanePoint[][] {
  const { width } = plan.water
  return [-1, 1].map((side) => {
    const along = side * random.between(1400, 3200)
    const long = random.between(350, 800)
    const wide = width * random.between(0.12, 0.2)
    return Array.from({ length: 20 }, (_, at) => {
      const turn = (at / 20) * 2 * Math.PI
      const rough = 1 + 0.12 * Math.sin(turn * 3 + side)
      return plan.terrain.place(
        along + Math.cos(turn) * long * rough,
        Math.sin(turn) * wide * rough,
      )
    })
  })
}

function pond(block: Block, random: Random): PlanePoint[] {
  const size = Math.sqrt(block.area) * random.between(0.08, 0.14)
  const stretch = random.between(1.1, 1.9)
  const lean = random.between(0, 3)
  const ring: PlanePoint[] = Array.from({ length: 18 }, (_, at) => {
    const turn = (at / 18) * 2 * Math.PI
    const reach = size * (1 + 0.22 * Math.sin(2 * turn + lean) + 0.1 * Math.sin(5 * turn))
    const [x, y] = [Math.cos(turn) * reach * stretch, Math.sin(turn) * reach]
    return [
      block.center[0] + x * Math.cos(lean) - y * Math.sin(lean),
      block.center[1] + x * Math.sin(lean) + y * Math.cos(lean),
    ]
  })
  return signedArea(ring) < 0 ? ring.reverse() : ring
}
