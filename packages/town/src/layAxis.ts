import type { Random } from './random.ts'

/** What a line of the plan carries. */
interface Line {
  /** Metres on the plan. */
  at: number
  role: 'main' | 'secondary' | 'bank' | 'rail'
  /** Whether the line goes on as a highway beyond the town. */
  highway: boolean
}

/** What lies between two neighbouring lines. */
type Strip = 'land' | 'river' | 'sea' | 'tributary' | 'rail'

/** The lines of the plan in one direction, in order, and what lies between them. */
export interface Axis {
  lines: Line[]
  /** One fewer than the lines. */
  strips: Strip[]
}

/** A strip that has a place of its own: a river or a railway. */
export interface Corridor {
  from: number
  to: number
  strip: Strip
  role: 'bank' | 'rail'
}

/**
 * Lays the lines of one direction: close together near the centre, far apart in the country.
 *
 * @param reach how far the lines go to both sides of 0, metres
 * @param focus where the centre is
 * @param corridors the strips that are given, in order; the rest is land
 */
export function layAxis(
  reach: number,
  focus: number,
  corridors: readonly Corridor[],
  random: Random,
): Axis {
  const axis: Axis = { lines: [], strips: [] }
  const add = (line: Line, strip: Strip): void => {
    if (axis.lines.length > 0) axis.strips.push(strip)
    axis.lines.push(line)
  }
  let from = focus - reach
  for (const corridor of corridors) {
    layLand(from, corridor.from, focus, random).forEach((line) => add(line, 'land'))
    add({ at: corridor.from, role: corridor.role, highway: false }, 'land')
    add({ at: corridor.to, role: corridor.role, highway: false }, corridor.strip)
    from = corridor.to
  }
  const last = layLand(from, focus + reach, focus, random)
  last.forEach((line) => add(line, 'land'))
  return axis
}

/** The lines strictly between two places, spaced by how far the centre is. */
function layLand(from: number, to: number, focus: number, random: Random): Line[] {
  const places: number[] = []
  let at = from
  while (at < to) {
    const step = (520 + 0.19 * Math.abs(at - focus)) * random.between(0.85, 1.2)
    at += Math.min(step, 4200)
    if (at < to - 180) places.push(at)
  }
  return places.map((place, index) => ({
    at: place,
    role: index % 2 === 0 ? 'main' : 'secondary',
    highway: index % 3 === 0,
  }))
}
