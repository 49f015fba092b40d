import { type InnerStreet } from './layBlocks.ts'
import { type PlanePoint, clipLine, distance, lengthOf } from './geometry.ts'
import type { Plan } from './plan.ts'
import { seededRandom } from './random.ts'
import { type Name, type NameRank, quayName, streetNames } from './streetNames.ts'

type StreetKind = 'highway' | 'main' | 'secondary' | 'minor' | 'quay' | 'rail' | 'path'

/** A street, or a piece of one between two places where its name, kind or bed changes. */
export interface Street {
  kind: StreetKind
  name: Name | null
  bridge: boolean
  line: PlanePoint[]
  /** Metres. */
  length: number
}

/** Lays the streets of the town on the lines of its plan. */
export function layStreets(plan: Plan, inner: readonly InnerStreet[]): Street[] {
  const nameNext = streetNames(seededRandom(`${plan.city.id}/streets`))
  const streets: Street[] = []
  const add = (whole: Piece): void => {
    for (const line of clipLine(whole.line, plan.projection.box)) {
      streets.push({ ...whole, line, length: lengthOf(line) })
    }
  }
  for (const course of coursesFromCentre(plan)) piecesOf(plan, course, nameNext).forEach(add)
  layRailway(plan).forEach(add)
  const named = new Map<string, Name>()
  const nearestFirst = [...inner].sort((a, b) => a.remoteness - b.remoteness)
  for (const street of nearestFirst) {
    const long = lengthOf(street.line) > (street.rank === 'lane' ? 210 : 150)
    let name = named.get(street.key) ?? null
    if (!name && long && street.remoteness < 1) {
      name = nameNext(street.remoteness > 0.3 ? 'lane' : street.rank)
      named.set(street.key, name)
    }
    const kind = street.remoteness > 1.2 ? 'path' : 'minor'
    add({ kind, name, bridge: false, line: street.line })
  }
  return streets
}

/** One line of the plan, followed from one end to the other. */
interface Course {
  direction: 'along' | 'away'
  index: number
}

function coursesFromCentre(plan: Plan): Course[] {
  const focus = { along: 0, away: plan.terrain.centerAway }
  const courses = (['along', 'away'] as const).flatMap((direction) =>
    plan[direction].lines.map((line, index) => ({
      direction,
      index,
      offset: Math.abs(line.at - focus[direction]),
    })),
  )
  return courses.sort((a, b) => a.offset - b.offset)
}

interface Piece {
  kind: StreetKind
  name: Name | null
  bridge: boolean
  line: PlanePoint[]
}

/** Follows a line and joins the neighbouring stretches that are alike. */
function piecesOf(plan: Plan, course: Course, nameNext: (rank: NameRank) => Name): Piece[] {
  const pieces: Piece[] = []
  let open: Piece | null = null
  let name: Name | null = null
  let named = 0
  const crossed = course.direction === 'along' ? plan.away.strips : plan.along.strips
  for (let at = 0; at < crossed.length; at++) {
    const stretch = stretchOf(plan, course, at)
    if (!stretch) {
      open = null
      continue
    }
    const { kind, bridge, line } = stretch
    if (kind === 'quay') name = quayOf(plan, course)
    else if (kind === 'highway') name = highwayName(course)
    else if (!name || named > 5200 || (bridge && named > 900)) {
      name = nameNext(kind === 'main' ? 'avenue' : 'street')
      named = 0
    }
    named += bridge ? 0 : lengthOf(line)
    if (open && open.kind === kind && open.bridge === bridge && open.name === name) {
      open.line.push(...line.slice(1))
    } else {
      open = { kind, name, bridge, line }
      pieces.push(open)
    }
  }
  return pieces
}

const HIGHWAYS: readonly [Name, ...Name[]] = [
  { ru: 'Московское шоссе', en: 'Moskovskoye Highway' },
  { ru: 'Южное шоссе', en: 'Yuzhnoye Highway' },
  { ru: 'Северное шоссе', en: 'Severnoye Highway' },
  { ru: 'Аэропортовское шоссе', en: 'Aeroportovskoye Highway' },
  { ru: 'Объездная дорога', en: 'Bypass' },
  { ru: 'Кольцевая дорога', en: 'Ring Road' },
  { ru: 'Заводское шоссе', en: 'Zavodskoye Highway' },
]

function highwayName(course: Course): Name {
  return HIGHWAYS[(course.index * 3 + course.direction.length) % HIGHWAYS.length] ?? HIGHWAYS[0]
}

function quayOf(plan: Plan, course: Course): Name {
  const { tributary } = plan.water
  if (course.direction === 'along') {
    return quayName({ ...(tributary ?? plan.water), kind: 'river' }, 'near')
  }
  const near = (plan.away.lines[course.index]?.at ?? 0) >= 0
  return quayName(plan.water, near ? 'near' : 'far')
}

/** What a line carries between two of its crossings, or `null` for no street there. */
function stretchOf(plan: Plan, course: Course, at: number): Omit<Piece, 'name'> | null {
  const lengthwise = course.direction === 'along'
  const line = plan[course.direction].lines[course.index]
  const crossedStrip = (lengthwise ? plan.away : plan.along).strips[at]
  if (!line || !crossedStrip || crossedStrip === 'sea') return null
  const [a, b] = lengthwise
    ? [plan.node(course.index, at), plan.node(course.index, at + 1)]
    : [plan.node(at, course.index), plan.node(at + 1, course.index)]
  const remoteness = Math.min(plan.remoteness(a), plan.remoteness(b))
  if (runsInWater(plan, course, at)) return null
  const kind = kindOf(line, remoteness)
  if (!kind) return null
  const bridge = crossedStrip === 'river' || crossedStrip === 'tributary'
  if (bridge && !bears(line, distance(a, b), kind)) return null
  return {
    kind: bridge && kind === 'quay' ? 'secondary' : kind,
    bridge,
    line: follow(plan, course, at, distance(a, b)),
  }
}

function kindOf(line: Plan['along']['lines'][number], remoteness: number): StreetKind | null {
  if (line.role === 'rail') return remoteness < 0.7 ? 'minor' : null
  if (line.role === 'bank') return remoteness < 0.75 ? 'quay' : null
  if (remoteness > 1.1) return line.highway ? 'highway' : null
  if (line.role === 'main') return 'main'
  return 'secondary'
}

/** Whether a line has a bridge: the wider the water, the fewer do. */
function bears(line: { role: string; highway: boolean }, width: number, kind: StreetKind): boolean {
  if (line.role === 'bank' || line.role === 'rail') return width < 90 && kind !== 'quay'
  if (kind === 'highway') return width < 500
  return width > 350 ? line.highway : width > 90 ? line.role === 'main' : true
}

/** A bank of one water ends where it would run on through the other. */
function runsInWater(plan: Plan, course: Course, at: number): boolean {
  if (course.direction === 'away') return false
  const near = plan.away.lines[at + 1]?.at ?? 0
  return plan.water.kind === 'sea' && near <= 0
}

function follow(plan: Plan, course: Course, at: number, length: number): PlanePoint[] {
  const pieces = Math.max(1, Math.ceil(length / 110))
  const last = course.index === plan[course.direction].lines.length - 1
  return Array.from({ length: pieces + 1 }, (_, index) => {
    const share = index / pieces
    // The last line of all closes the field before it; any other opens its own.
    const [field, side] = last ? [course.index - 1, 1] : [course.index, 0]
    return course.direction === 'along'
      ? plan.point(field, at, [side, share])
      : plan.point(at, field, [share, side])
  })
}

function layRailway(plan: Plan): Piece[] {
  const row = plan.away.strips.indexOf('rail')
  if (row < 0) return []
  const line: PlanePoint[] = []
  plan.along.strips.forEach((_, column) => {
    for (const across of [0, 0.25, 0.5, 0.75]) line.push(plan.point(column, row, [across, 0.5]))
  })
  return [{ kind: 'rail', name: null, bridge: false, line }]
}
