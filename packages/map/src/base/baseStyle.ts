import type { BaseColours } from '../look/baseColours.ts'
import type { TileFeature } from './readTile.ts'

/** How a part of the base map is painted; what has the lower order lies below. */
export interface Stroke {
  readonly order: number
  readonly fill?: string
  readonly line?: string
  /** Pixels of the page. */
  readonly width?: number
  readonly dash?: readonly number[]
}

/** Metres of the ground that a street is wide, the most important last. */
const streetWidth: Readonly<Record<string, number>> = {
  path: 2.5,
  rail: 3,
  minor: 8,
  secondary: 13,
  main: 19,
  highway: 26,
}
const ranks = Object.keys(streetWidth)

/** How important a kind of street is: the greater the more. */
export function streetRank(kind: string): number {
  return ranks.indexOf(kind)
}

/** What is painted of a feature at a zoom of the map; nothing for names. */
export function baseStyle(
  { layer, kind }: TileFeature,
  zoom: number,
  colours: BaseColours,
): readonly Stroke[] {
  switch (layer) {
    case 'landuse':
      return area(0, colours.land[kind])
    case 'park':
      return area(1, kind === 'forest' ? colours.forest : colours.park)
    case 'water':
      return area(2, colours.water)
    case 'waterLine':
      return [{ order: 2.5, line: colours.water, width: Math.max(1, 2 ** (zoom - 15.5)) }]
    case 'building':
      return [{ order: 3, fill: colours.building, line: colours.buildingEdge, width: 1 }]
    case 'street':
      return street(kind, zoom, colours)
    default:
      return []
  }
}

function area(order: number, fill: string | undefined): readonly Stroke[] {
  return fill === undefined ? [] : [{ order, fill }]
}

function street(kind: string, zoom: number, colours: BaseColours): readonly Stroke[] {
  const isThin = kind === 'path' || kind === 'rail'
  // Halfway between the true width and a readable one, so that streets neither vanish nor swell.
  const width = Math.max(isThin ? 1 : 1.6, (streetWidth[kind] ?? 6) * 2 ** (zoom - 17.3) * 0.9)
  if (kind === 'path') return [{ order: 4, line: colours.path, width, dash: [4, 3] }]
  if (kind === 'rail') return [{ order: 9, line: colours.rail, width }]
  const line = { highway: colours.highway, main: colours.mainRoad }[kind] ?? colours.road
  return [
    { order: 5, line: colours.roadEdge, width: width + 2 },
    { order: 10 + streetRank(kind), line, width },
  ]
}
