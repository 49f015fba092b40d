import type { WorldPoint } from './place.ts'
import { isBorder, traceRings } from './traceRings.ts'
import { fromWorld } from './worldSquare.ts'
import type { ZoneGrid, ZoneOutlines } from './zoneMap.ts'
import type { ZoneSeeds } from './zoneSeeds.ts'

/** Metres that a cell of the grid is wide; wider where a city would need too many. */
const cellMetres = 50
const mostCells = 500_000
/** Metres from a parking within which the ground counts as its zone's, while gaps are closed. */
const reach = 300
/** Ground of fewer cells than this, apart from all others, is that of a stray parking: no zone. */
const leastCells = 24
/** Metres that are taken away again at the outer border. */
const takenBack = 240
/** What is farther from the middle of all, in metres, stands there by mistake. */
const farthest = 25_000
/** Metres of the equator: the width of the projection's square. */
const equator = 40_075_017

/**
 * Finds where the zones lie, because the map's answer has no borders of zones: the ground around a
 * parking belongs to the zone of the parking that is nearest, and so does what zones enclose.
 * Neighbours share their border, and zones never overlap. It takes as long as several frames.
 *
 * @param all - at least one
 */
export function outlineZones(all: ZoneSeeds): ZoneOutlines {
  const seeds = keepNear(unpack(all))
  const names = [...new Set(seeds.map(({ zone }) => zone))]
  const indexes = new Map(names.map((zone, at) => [zone, at + 1]))
  const { stepsFor, ...grid } = gridAround(seeds)
  const { columns, rows, size, left, top } = grid
  const owners = new Uint16Array(columns * rows)
  for (const { zone, at } of seeds) {
    const [column, row] = [Math.floor((at[0] - left) / size), Math.floor((at[1] - top) / size)]
    owners[row * columns + column] = indexes.get(zone) ?? 0
  }
  spread(owners, columns, stepsFor(reach))
  takeBack(owners, columns, stepsFor(takenBack))
  fillGaps(owners, columns)
  dropIslands(owners, columns)
  const depths = measureDepths(owners, columns)
  const pointAt = (column: number, row: number): WorldPoint => [
    left + column * size,
    top + row * size,
  ]
  const middles = findMiddles(owners, depths, names.length)
  const rings = traceRings(owners, columns)
  const areas = names.flatMap((zone, at) => {
    const middle = middles[at + 1]
    if (middle === undefined) return []
    return {
      zone,
      rings: (rings.get(at + 1) ?? []).map((ring) => ring.map(([x, y]) => pointAt(x, y))),
      middle: pointAt((middle % columns) + 0.5, Math.floor(middle / columns) + 0.5),
    }
  })
  return { areas, names, grid, owners, depths }
}

/** A point that speaks for a zone. */
interface ZoneSeed {
  readonly zone: string
  readonly at: WorldPoint
}

function unpack(all: ZoneSeeds): readonly ZoneSeed[] {
  const seeds: ZoneSeed[] = []
  for (const [zone, points] of all) {
    for (let next = 0; next < points.length; next += 2) {
      seeds.push({ zone, at: [points[next] ?? 0, points[next + 1] ?? 0] })
    }
  }
  return seeds
}

interface SteppedGrid extends ZoneGrid {
  /** The cells that a way of so many metres leads through. */
  readonly stepsFor: (metres: number) => number
}

/** Leaves out what is far from the middle of all, lest it make the grid too wide for the city. */
function keepNear(seeds: readonly ZoneSeed[]): readonly ZoneSeed[] {
  const every = Math.ceil(seeds.length / 1000)
  const some = seeds.filter((_, at) => at % every === 0)
  const middle = ([0, 1] as const).map((axis) => {
    const sorted = some.map(({ at }) => at[axis]).toSorted((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  })
  const [x = 0, y = 0] = middle
  const limit = farthest / metresAcross([x, y])
  return seeds.filter(({ at }) => Math.abs(at[0] - x) < limit && Math.abs(at[1] - y) < limit)
}

/** Metres of the ground that the whole width of the projection's square stands for at a point. */
function metresAcross(point: WorldPoint): number {
  return equator * Math.cos((fromWorld(point)[1] * Math.PI) / 180)
}

/** A grid that holds all points, with room around them. */
function gridAround(seeds: readonly ZoneSeed[]): SteppedGrid {
  let [west, east, north, south] = [1, 0, 1, 0]
  for (const { at } of seeds) {
    west = Math.min(west, at[0])
    east = Math.max(east, at[0])
    north = Math.min(north, at[1])
    south = Math.max(south, at[1])
  }
  const across = metresAcross([west, (north + south) / 2])
  const size = Math.max(
    cellMetres / across,
    Math.sqrt(((east - west) * (south - north)) / mostCells),
  )
  const stepsFor = (metres: number): number => Math.max(1, Math.round(metres / across / size))
  const room = (stepsFor(reach) + 2) * size
  return {
    columns: Math.ceil((east - west + 2 * room) / size),
    rows: Math.ceil((south - north + 2 * room) / size),
    size,
    left: west - room,
    top: north - room,
    stepsFor,
  }
}

/** The cells around one: beside it, and every other time at its corners too, so that circles grow. */
function around(columns: number, step: number): readonly number[] {
  const beside = [-columns, -1, 1, columns]
  if (step % 2 === 1) return beside
  return [...beside, -columns - 1, 1 - columns, columns - 1, columns + 1]
}

/** Goes on from cells to their neighbours, ring by ring, as long as `enter` lets it. */
function walk(
  from: readonly number[],
  columns: number,
  steps: number,
  enter: (cell: number, before: number, step: number) => boolean,
): void {
  let edge = from
  for (let step = 1; step <= steps && edge.length > 0; step += 1) {
    const next: number[] = []
    const moves = around(columns, step)
    for (const cell of edge) {
      for (const move of moves) if (enter(cell + move, cell, step)) next.push(cell + move)
    }
    edge = next
  }
}

/** Gives the free ground around each zone to it. */
function spread(owners: Uint16Array, columns: number, steps: number): void {
  walk(cellsWhere(owners, Boolean), columns, steps, (cell, before) => {
    if (owners[cell] !== 0) return false
    owners[cell] = owners[before] ?? 0
    return true
  })
}

/** Takes ground back from outside, so that only gaps stay closed. */
function takeBack(owners: Uint16Array, columns: number, steps: number): void {
  const outside = cellsWhere(
    owners,
    (owner, cell) => owner === 0 && isBorder(owners, columns, cell),
  )
  walk(outside, columns, steps, (cell) => {
    if ((owners[cell] ?? 0) === 0) return false
    owners[cell] = 0
    return true
  })
}

/** Gives what is enclosed by zones to them: what nobody owns must be reached from outside. */
function fillGaps(owners: Uint16Array, columns: number): void {
  const isOutside = new Uint8Array(owners.length)
  isOutside[0] = 1
  walk([0], columns, Infinity, (cell) => {
    if (owners[cell] !== 0 || isOutside[cell] !== 0) return false
    isOutside[cell] = 1
    return true
  })
  const owned = cellsWhere(owners, (owner, cell) => owner !== 0 && isBorder(owners, columns, cell))
  walk(owned, columns, Infinity, (cell, before) => {
    if (owners[cell] !== 0 || isOutside[cell] !== 0) return false
    owners[cell] = owners[before] ?? 0
    return true
  })
}

/** Leaves out what is too small to be called a zone. */
function dropIslands(owners: Uint16Array, columns: number): void {
  const isSeen = new Uint8Array(owners.length)
  for (const start of cellsWhere(owners, Boolean)) {
    if (isSeen[start] !== 0) continue
    const island = [start]
    isSeen[start] = 1
    walk(island.slice(), columns, Infinity, (cell) => {
      if ((owners[cell] ?? 0) === 0 || isSeen[cell] !== 0) return false
      isSeen[cell] = 1
      island.push(cell)
      return true
    })
    if (island.length < leastCells) for (const cell of island) owners[cell] = 0
  }
}

/** How many cells each cell is away from the border of its zone. */
function measureDepths(owners: Uint16Array, columns: number): Uint16Array {
  const depths = new Uint16Array(owners.length)
  const border = cellsWhere(owners, (owner, cell) => owner !== 0 && isBorder(owners, columns, cell))
  for (const cell of border) depths[cell] = 1
  walk(border, columns, Infinity, (cell, before) => {
    if (owners[cell] === 0 || depths[cell] !== 0) return false
    depths[cell] = (depths[before] ?? 0) + 1
    return true
  })
  return depths
}

/** The deepest cell of each zone; among equals the one in the middle of them. */
function findMiddles(
  owners: Uint16Array,
  depths: Uint16Array,
  count: number,
): (number | undefined)[] {
  const deepest: number[][] = Array.from({ length: count + 1 }, () => [])
  for (let cell = 0; cell < owners.length; cell += 1) {
    const owner = owners[cell] ?? 0
    const known = deepest[owner]
    if (owner === 0 || known === undefined) continue
    const more = (depths[cell] ?? 0) - (depths[known[0] ?? 0] ?? 0)
    if (known.length === 0 || more > 0) deepest[owner] = [cell]
    else if (more === 0) known.push(cell)
  }
  return deepest.map((cells) => cells[Math.floor(cells.length / 2)])
}

function cellsWhere(
  owners: Uint16Array,
  wanted: (owner: number, cell: number) => boolean,
): readonly number[] {
  const cells: number[] = []
  for (let cell = 0; cell < owners.length; cell += 1) {
    if (wanted(owners[cell] ?? 0, cell)) cells.push(cell)
  }
  return cells
}
