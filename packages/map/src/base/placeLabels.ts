import type { Label } from './labelsOf.ts'
import type { TilePoint } from './readTile.ts'
import { tileSize } from './tileSize.ts'

/** Writing at a place: its middle, turned clockwise by an angle in radians. */
interface Writing {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly angle: number
}

/** A name with its place: in one piece, or letter by letter along a bend. */
export interface PlacedLabel {
  readonly label: Label
  readonly writings: readonly Writing[]
}

/** Pixels that a text is wide in a font. */
export type Measure = (text: string, font: string) => number

/** Pixels along a street after which its name is written again. */
const repeat = 420
/** Pixels between the places that are tried along a line. */
const step = 24
/** Pixels that stay free around a name. */
const margin = 2
/** Pixels that stay free at the edges of a tile, for nobody writes on across them. */
const edge = 3
/** Radians that one letter may be turned against the one before. */
const sharpest = Math.PI / 8
/** Radians within which a line counts as straight. */
const straight = 0.03

/**
 * Finds the places of a tile's names, the first name first. A name is written within its tile or not
 * at all, since the neighbours are painted apart from it; names never overlap.
 */
export function placeLabels(labels: readonly Label[], measure: Measure): readonly PlacedLabel[] {
  const taken: Box[] = []
  const written = new Map<string, TilePoint[]>()
  return labels.flatMap((label) =>
    placesOf(label, measure)
      .filter((writings) => {
        const boxes = writings.flatMap((one) => boxesOf(one, label, measure))
        const middles = written.get(label.text) ?? []
        const middle = middleOf(writings)
        const isFree =
          boxes.every((box) => isInside(box) && !taken.some((other) => overlap(box, other))) &&
          !middles.some(([x, y]) => Math.hypot(x - middle[0], y - middle[1]) < repeat)
        if (isFree) {
          taken.push(...boxes)
          written.set(label.text, [...middles, middle])
        }
        return isFree
      })
      .map((writings) => ({ label, writings })),
  )
}

/** The places to try for a name, the best first. */
function placesOf(label: Label, measure: Measure): readonly (readonly Writing[])[] {
  const [point] = label.along
  if (point === undefined) return []
  return label.along.length === 1 ? atPoint(label, point, measure) : alongLine(label, measure)
}

/** At its point, but drawn in from the edge: a name that stands a little aside is better than none. */
function atPoint({ text, font, height }: Label, [x, y]: TilePoint, measure: Measure) {
  // A point beyond the edge is the neighbour's to name.
  if (Math.min(x, y) < 0 || Math.max(x, y) >= tileSize) return []
  const halfHigh = height / 2 + margin + edge
  const halfWide = halfHigh + measure(text, font) / 2
  const drawnIn = (value: number, half: number): number =>
    Math.max(half, Math.min(tileSize - half, value))
  return [[{ text, x: drawnIn(x, halfWide), y: drawnIn(y, halfHigh), angle: 0 }]]
}

function alongLine(label: Label, measure: Measure): readonly (readonly Writing[])[] {
  const walk = walkAlong(label.along)
  const width = measure(label.text, label.font)
  const room = walk.length - width
  if (room < 0) return []
  const fromMiddle = (start: number): number => {
    const { x, y } = walk.at(start + width / 2)
    return Math.hypot(x - tileSize / 2, y - tileSize / 2)
  }
  // In the middle of the tile, so that it is far from the same name in the neighbours.
  return Array.from({ length: Math.floor(room / step) + 1 }, (_, at) => at * step)
    .map((start) => ({ start, far: fromMiddle(start) }))
    .sort((one, other) => one.far - other.far)
    .flatMap(({ start }) => writeFrom(start, width, label, walk, measure) ?? [])
}

/** Writes along a line, the way one reads; null where it bends too much for that. */
function writeFrom(
  start: number,
  width: number,
  label: Label,
  walk: Walk,
  measure: Measure,
): readonly [readonly Writing[]] | null {
  const { text, font } = label
  const [from, to] = [walk.at(start), walk.at(start + width)]
  const isReversed = to.x < from.x
  const chord = angleOf([from.x, from.y], [to.x, to.y], isReversed)
  const letters: Writing[] = []
  let passed = 0
  for (const letter of text) {
    const wide = measure(letter, font)
    const along = passed + wide / 2
    const { x, y, angle } = walk.at(isReversed ? start + width - along : start + along)
    letters.push({ text: letter, x, y, angle: isReversed ? turned(angle + Math.PI) : angle })
    passed += wide
  }
  const bends = letters.some((letter, at) => {
    const before = letters[at - 1]
    return before !== undefined && Math.abs(turned(letter.angle - before.angle)) > sharpest
  })
  if (bends || letters.some(({ angle }) => Math.abs(turned(angle - chord)) > Math.PI / 3))
    return null
  if (letters.some(({ angle }) => Math.abs(turned(angle - chord)) > straight)) return [letters]
  const { x, y } = walk.at(start + width / 2)
  return [[{ text, x, y, angle: chord }]]
}

interface Walk {
  /** Pixels from its first to its last point. */
  readonly length: number
  readonly at: (distance: number) => { x: number; y: number; angle: number }
}

function walkAlong(line: readonly TilePoint[]): Walk {
  const legs: { from: TilePoint; to: TilePoint; start: number; length: number }[] = []
  let length = 0
  for (const [at, to] of line.entries()) {
    const from = line[at - 1]
    if (from === undefined) continue
    const long = Math.hypot(to[0] - from[0], to[1] - from[1])
    if (long > 0) legs.push({ from, to, start: length, length: long })
    length += long
  }
  return {
    length,
    at: (distance) => {
      const leg = legs.find(({ start, length: long }) => distance <= start + long) ?? legs.at(-1)
      if (leg === undefined) return { x: 0, y: 0, angle: 0 }
      const fraction = (distance - leg.start) / leg.length
      const [x, y] = [0, 1].map((axis) => {
        const [from = 0, to = 0] = [leg.from[axis], leg.to[axis]]
        return from + (to - from) * fraction
      })
      return { x: x ?? 0, y: y ?? 0, angle: angleOf(leg.from, leg.to, false) }
    },
  }
}

function angleOf(from: TilePoint, to: TilePoint, isReversed: boolean): number {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  return isReversed ? Math.atan2(-y, -x) : Math.atan2(y, x)
}

/** An angle between -π and π. */
function turned(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle))
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Squares that cover a writing, however it is turned. */
function boxesOf({ text, x, y, angle }: Writing, { font, height }: Label, measure: Measure): Box[] {
  const width = measure(text, font)
  const count = Math.max(1, Math.ceil(width / height))
  const half = height / 2 + margin
  return Array.from({ length: count }, (_, at) => {
    const aside = width * ((at + 0.5) / count - 0.5)
    const [middleX, middleY] = [x + Math.cos(angle) * aside, y + Math.sin(angle) * aside]
    return {
      left: middleX - half,
      right: middleX + half,
      top: middleY - half,
      bottom: middleY + half,
    }
  })
}

function isInside({ left, right, top, bottom }: Box): boolean {
  return Math.min(left, top) >= edge && Math.max(right, bottom) <= tileSize - edge
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}

function middleOf(writings: readonly Writing[]): TilePoint {
  const { x = 0, y = 0 } = writings[Math.floor(writings.length / 2)] ?? {}
  return [x, y]
}
