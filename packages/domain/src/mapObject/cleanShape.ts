import type { Box, CleanShape, MapGeometry, Position } from './Geometry.ts'

/**
 * Cleans a geometry: vertices that are no positions or repeat the one before are left out, holes
 * without an area too. What has shrunk to one position is drawn as a point.
 *
 * @returns null when nothing is left to draw
 */
export function cleanShape(geometry: MapGeometry): CleanShape | null {
  switch (geometry.kind) {
    case 'point':
      return isPosition(geometry.position) ? pointShape(geometry.position) : null
    case 'line':
      return lineShape(cleanLine(geometry.positions))
    case 'polygon':
      return polygonShape(geometry.rings.map(cleanLine))
  }
}

/** The border of the projection that maps are drawn in. */
const farthestLatitude = 85

function isPosition(position: Position): boolean {
  const [longitude, latitude] = position
  return (
    Number.isFinite(longitude) &&
    Number.isFinite(latitude) &&
    Math.abs(longitude) <= 180 &&
    Math.abs(latitude) <= farthestLatitude
  )
}

function cleanLine(positions: readonly Position[]): Position[] {
  const clean: Position[] = []
  for (const position of positions) {
    const last = clean.at(-1)
    const repeats = last !== undefined && last[0] === position[0] && last[1] === position[1]
    if (isPosition(position) && !repeats) clean.push(position)
  }
  return clean
}

function pointShape(position: Position): CleanShape {
  const [x, y] = position
  return { center: position, box: [x, y, x, y], shape: null }
}

function lineShape(positions: readonly Position[]): CleanShape | null {
  const [first] = positions
  if (first === undefined) return null
  if (positions.length === 1) return pointShape(first)
  return { center: middleOf(positions), box: boxOf(positions), shape: { kind: 'line', positions } }
}

function polygonShape(rings: readonly Position[][]): CleanShape | null {
  const [outer = [], ...holes] = rings
  if (!hasArea(outer)) return lineShape(outer)
  const drawn = [closed(outer), ...holes.filter(hasArea).map(closed)]
  return { center: insideOf(drawn), box: boxOf(outer), shape: { kind: 'polygon', rings: drawn } }
}

function closed(ring: readonly Position[]): readonly Position[] {
  const [first] = ring
  const last = ring.at(-1)
  if (first === undefined || last === undefined) return ring
  return first[0] === last[0] && first[1] === last[1] ? ring : [...ring, first]
}

/** Below this, in square degrees, a ring is a spike rather than an area: a few square decimetres. */
const smallestArea = 1e-12

function hasArea(ring: readonly Position[]): boolean {
  let doubled = 0
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    doubled += x * nextY - nextX * y
  }
  return ring.length >= 3 && Math.abs(doubled) / 2 > smallestArea
}

function boxOf(positions: readonly Position[]): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of positions) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  return [west, south, east, north]
}

/** The position half way along a line. */
function middleOf(positions: readonly Position[]): Position {
  const steps = positions.slice(1).map((to, at) => {
    const from = positions[at] ?? to
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }
  })
  let left = steps.reduce((sum, step) => sum + step.length, 0) / 2
  for (const { from, to, length } of steps) {
    if (left <= length) {
      const fraction = length === 0 ? 0 : left / length
      return [from[0] + (to[0] - from[0]) * fraction, from[1] + (to[1] - from[1]) * fraction]
    }
    left -= length
  }
  return positions[0] ?? [0, 0]
}

/** A position within a polygon: the middle of the widest stretch across its half height. */
function insideOf(rings: readonly (readonly Position[])[]): Position {
  const outer = rings.slice(0, 1)
  const [west, south, east, north] = boxOf(outer[0] ?? [])
  const height = south + (north - south) * 0.5
  const inside = widestMiddle(rings, height)
  // Holes that lie outside of their polygon would pull the marker away from it.
  const isWithin = inside !== null && inside >= west && inside <= east
  return [isWithin ? inside : (widestMiddle(outer, height) ?? (west + east) / 2), height]
}

function widestMiddle(rings: readonly (readonly Position[])[], height: number): number | null {
  const crossings = rings.flatMap((ring) => crossingsOf(ring, height)).sort((a, b) => a - b)
  let [widest, middle]: [number, number | null] = [-1, null]
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const [from = 0, to = 0] = [crossings[at], crossings[at + 1]]
    if (to - from > widest) [widest, middle] = [to - from, (from + to) / 2]
  }
  return middle
}

function crossingsOf(ring: readonly Position[], height: number): number[] {
  return ring.slice(1).flatMap((to, at) => {
    const from = ring[at] ?? to
    if (from[1] > height === to[1] > height) return []
    return [from[0] + ((height - from[1]) / (to[1] - from[1])) * (to[0] - from[0])]
  })
}
