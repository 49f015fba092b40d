import { type Axis, type Corridor, layAxis } from './layAxis.ts'
import type { TownCity } from './TownCity.ts'
import { type Box, type PlanePoint, isInside } from './geometry.ts'
import { type Projection, projectionAround } from './projection.ts'
import { type Random, seededRandom } from './random.ts'
import type { Share } from './divideDistrict.ts'
import { type Terrain, createTerrain } from './terrain.ts'
import { type Water, waterOf } from './waterOf.ts'

/** A field of the plan between four main lines. */
export interface District {
  /** Its column and row among the lines. */
  column: number
  row: number
  /** Metres across and up, roughly. */
  width: number
  height: number
  /** How far from the centre: 0 the very centre, 1 the edge of the town, more is country. */
  remoteness: number
  use: DistrictUse
}

type DistrictUse =
  | 'old'
  | 'city'
  | 'cuts'
  | 'towers'
  | 'houses'
  | 'works'
  | 'park'
  | 'allotments'
  | 'forest'
  | 'field'

/** The plan of a town: its lines, its districts and how the plan lies in the plane. */
export interface Plan {
  city: TownCity
  water: Water
  terrain: Terrain
  projection: Projection
  along: Axis
  away: Axis
  districts: District[]
  /** Metres from the centre to the edge of the town. */
  radius: number
  /** The crossing of two lines. */
  node(column: number, row: number): PlanePoint
  /** A point within a district. */
  point(column: number, row: number, share: Share): PlanePoint
  /** How far a point of the plane is from the centre, by the town's radius. */
  remoteness(point: PlanePoint): number
}

/** Draws the plan of a city: everything else of the town is built on it. */
export function drawPlan(city: TownCity): Plan {
  const random = seededRandom(`${city.id}/plan`)
  const water = waterOf(city.id)
  const terrain = createTerrain(water, random)
  const projection = projectionAround(city.center, city.bounds)
  const { box } = projection
  const half = Math.min(box[2] - box[0], box[3] - box[1]) / 2
  const radius = Math.min(6400, Math.max(3200, half * 0.5))
  const reach = Math.hypot(box[2] - box[0], box[3] - box[1]) * 0.62
  const along = layAxis(reach, 0, tributaryOf(water), random)
  const away = layAxis(
    reach,
    terrain.centerAway,
    [waterOfPlan(water, reach), railway(terrain)],
    random,
  )
  const shift = jitter(along, away, random)

  const node = (column: number, row: number): PlanePoint => {
    const [x, y] = shift(column, row)
    return [(along.lines[column]?.at ?? 0) + x, (away.lines[row]?.at ?? 0) + y]
  }
  const plan: Plan = {
    city,
    water,
    terrain,
    projection,
    along,
    away,
    districts: [],
    radius,
    node: (column, row) => terrain.place(...node(column, row)),
    point: (column, row, [across, up]) => {
      const [a, b, c, d] = [
        node(column, row),
        node(column + 1, row),
        node(column + 1, row + 1),
        node(column, row + 1),
      ]
      const low = [a[0] + (b[0] - a[0]) * across, a[1] + (b[1] - a[1]) * across] as const
      const high = [d[0] + (c[0] - d[0]) * across, d[1] + (c[1] - d[1]) * across] as const
      return terrain.place(low[0] + (high[0] - low[0]) * up, low[1] + (high[1] - low[1]) * up)
    },
    remoteness: (point) => Math.hypot(point[0], point[1]) / radius,
  }
  plan.districts = settle(plan, random)
  return plan
}

function tributaryOf(water: Water): Corridor[] {
  if (!water.tributary) return []
  const { at, width } = water.tributary
  return [{ from: at - width / 2, to: at + width / 2, strip: 'tributary', role: 'bank' }]
}

function waterOfPlan(water: Water, reach: number): Corridor {
  return water.kind === 'sea'
    ? { from: -reach, to: 0, strip: 'sea', role: 'bank' }
    : { from: -water.width / 2, to: water.width / 2, strip: 'river', role: 'bank' }
}

function railway(terrain: Terrain): Corridor {
  const at = terrain.centerAway + 1900
  return { from: at, to: at + 70, strip: 'rail', role: 'rail' }
}

/** Moves the crossings off their lines a little, so that no street is straight. */
function jitter(along: Axis, away: Axis, random: Random) {
  const offsetsOf = (axis: Axis, other: Axis): Float64Array =>
    Float64Array.from({ length: axis.lines.length * other.lines.length }, (_, at) => {
      const line = at % axis.lines.length
      const here = axis.lines[line]
      if (!here || here.role === 'bank' || here.role === 'rail') return 0
      const before = here.at - (axis.lines[line - 1]?.at ?? here.at - 500)
      const after = (axis.lines[line + 1]?.at ?? here.at + 500) - here.at
      return Math.min(before, after) * random.between(-0.13, 0.13)
    })
  const columns = offsetsOf(along, away)
  const rows = offsetsOf(away, along)
  // A street crosses the railway's two sides as one.
  const rail = away.strips.indexOf('rail')
  return (column: number, row: number): readonly [number, number] => [
    columns[(row === rail + 1 && rail >= 0 ? rail : row) * along.lines.length + column] ?? 0,
    rows[column * away.lines.length + row] ?? 0,
  ]
}

function settle(plan: Plan, random: Random): District[] {
  const districts: District[] = []
  const margin: Box = plan.projection.box
  const turn = random.between(0, 6)
  // Forests stand together: one slow wave over the country decides where.
  const woods = ([east, north]: PlanePoint): number =>
    Math.sin(east / 3100 + turn) + Math.cos(north / 2600 + turn * 2) + random.between(-0.5, 0.5)
  plan.along.strips.forEach((across, column) => {
    plan.away.strips.forEach((up, row) => {
      if (across !== 'land' || up !== 'land') return
      const touches = [0, 0.5, 1].some((x) =>
        [0, 0.5, 1].some((y) => isInside(plan.point(column, row, [x, y]), margin)),
      )
      if (!touches) return
      const middle = plan.point(column, row, [0.5, 0.5])
      const farBank = (plan.away.lines[row]?.at ?? 0) < 0 ? 1.3 : 1
      const remoteness = plan.remoteness(middle) * farBank
      districts.push({
        column,
        row,
        width: (plan.along.lines[column + 1]?.at ?? 0) - (plan.along.lines[column]?.at ?? 0),
        height: (plan.away.lines[row + 1]?.at ?? 0) - (plan.away.lines[row]?.at ?? 0),
        remoteness,
        use: useOf(remoteness * random.between(0.85, 1.15), plan, row, woods(middle), random),
      })
    })
  })
  return districts
}

type Chances = readonly (readonly [DistrictUse, number])[]

const INNER: Chances = [
  ['city', 0.55],
  ['cuts', 0.25],
  ['park', 0.08],
  ['towers', 0.12],
]
const OUTER: Chances = [
  ['towers', 0.36],
  ['houses', 0.25],
  ['cuts', 0.14],
  ['works', 0.13],
  ['park', 0.08],
  ['city', 0.04],
]
const EDGE: Chances = [
  ['houses', 0.2],
  ['allotments', 0.25],
  ['works', 0.1],
  ['forest', 0.25],
  ['field', 0.2],
]

function useOf(
  remoteness: number,
  plan: Plan,
  row: number,
  woods: number,
  random: Random,
): DistrictUse {
  if (remoteness < 0.14) return 'old'
  const besideRail = plan.away.strips[row - 1] === 'rail' || plan.away.strips[row + 1] === 'rail'
  if (besideRail && remoteness > 0.4 && remoteness < 1.2 && random.chance(0.5)) return 'works'
  if (remoteness < 0.42) return draw(INNER, random)
  if (remoteness < 1) return draw(OUTER, random)
  if (remoteness < 1.3) return draw(EDGE, random)
  if (random.chance(0.07)) return 'allotments'
  return woods > 0 ? 'forest' : 'field'
}

function draw(chances: Chances, random: Random): DistrictUse {
  let left = random.next()
  for (const [use, chance] of chances) {
    left -= chance
    if (left <= 0) return use
  }
  return chances[0]?.[0] ?? 'field'
}
