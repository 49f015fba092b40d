import type { WorldPoint } from './place.ts'

/** Where a zone lies, by where its parkings stand. */
export interface ZoneArea {
  readonly zone: string
  /** Its borders, outer ones and those of gaps in it, turning the opposite way. */
  readonly rings: readonly (readonly WorldPoint[])[]
  /** The point that is farthest from its borders. */
  readonly middle: WorldPoint
}

/** A grid over the projection's square. */
export interface ZoneGrid {
  readonly columns: number
  readonly rows: number
  /** Of a cell, in parts of the projection's square. */
  readonly size: number
  readonly left: number
  readonly top: number
}

/** Where the zones of a city lie, as one worker tells another. */
export interface ZoneOutlines {
  readonly areas: readonly ZoneArea[]
  readonly names: readonly string[]
  readonly grid: ZoneGrid
  /** Whose each cell is, row by row: 0 is nobody's, 1 the first name's. */
  readonly owners: Uint16Array
  /** How many cells each cell is away from the border of its zone. */
  readonly depths: Uint16Array
}

/** The zones of a city on its map. */
export interface ZoneMap {
  readonly areas: readonly ZoneArea[]
  /** The zone that a point lies in. */
  readonly zoneAt: (point: WorldPoint) => string | null
  /** How far a point is from the border of its zone, in parts of the projection's square. */
  readonly depthAt: (point: WorldPoint) => number
}

/** A map without zones. */
export const noZones: ZoneMap = { areas: [], zoneAt: () => null, depthAt: () => 0 }

/** The map of zones with these outlines. */
export function zoneMap({ areas, names, grid, owners, depths }: ZoneOutlines): ZoneMap {
  const { columns, rows, size, left, top } = grid
  const cellAt = ([x, y]: WorldPoint): number => {
    const [column, row] = [Math.floor((x - left) / size), Math.floor((y - top) / size)]
    // The outermost cells are nobody's.
    return column < 0 || row < 0 || column >= columns || row >= rows ? 0 : row * columns + column
  }
  return {
    areas,
    zoneAt: (point) => names[(owners[cellAt(point)] ?? 0) - 1] ?? null,
    depthAt: (point) => (depths[cellAt(point)] ?? 0) * size,
  }
}
