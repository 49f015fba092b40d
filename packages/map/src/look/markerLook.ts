import type { MarkerType } from '../model/layers.ts'

/** A colour scheme of the map. */
export type Scheme = 'light' | 'dark'

/** How a type of place looks: never by its colour alone. */
export interface MarkerLook {
  /** Ground of the marker; white on it has a contrast of 4.5 at least. */
  readonly ground: string
  /** Its lines and areas on the dark map; on the light one they have the colour of the ground. */
  readonly bright: string
  /** Strokes of its sign on a grid of 24 by 24. */
  readonly sign: string
  /** Parkings are square like the road sign, everything else is round. */
  readonly form: 'square' | 'round'
}

const square = (ground: string, bright: string, sign: string): MarkerLook => ({
  ground,
  bright,
  sign,
  form: 'square',
})
const round = (ground: string, bright: string, sign: string): MarkerLook => ({
  ground,
  bright,
  sign,
  form: 'round',
})

const letterP = 'M8.5 19V5h4.8a4.1 4.1 0 0 1 0 8.2H8.5'
const house = 'M4.5 11.5 12 5l7.5 6.5M6.8 10v9h10.4v-9'
const columns = 'M4.5 9 12 4.5 19.5 9zM6.5 10v7M10.2 10v7M13.8 10v7M17.5 10v7M4.5 19.5h15'

const townHall = 'M4 19.5h16M6 19.5V12h12v7.5M12 12V4.5h5v3.4h-5M12 19.5v-3.4'

/** How each type of place looks. */
export const markerLooks: Readonly<Record<MarkerType, MarkerLook>> = {
  roadside: square('#1552d6', '#86acff', letterP),
  pocket: square(
    '#0b6b80',
    '#5fd0e8',
    'M4.5 6v8a5 5 0 0 0 5 5h5a5 5 0 0 0 5-5V6M10.2 14.5V6h2.4a2.4 2.4 0 0 1 0 4.8h-2.4',
  ),
  municipal: square('#475569', '#b6c2d4', townHall),
  barrier: square(
    '#9a3412',
    '#ffa876',
    'M3.5 7h17v6.5h-17zM8 13 12 7.5M13.5 13l4-5.5M7 13.5V20M17 13.5V20',
  ),
  multilevel: square('#6d28d9', '#c3a3ff', 'M5 19V8l7-3.5L19 8v11M5 11.5h14M5 15.3h14M5 19h14'),
  commercial: square(
    '#a1145a',
    '#ff9cc8',
    'M8.5 19.5v-15h4.3a3.9 3.9 0 0 1 0 7.8H6.5M6.5 15.8h6.5',
  ),
  free: square(
    '#0a6437',
    '#6fdc9f',
    'M6.6 5.5a3.1 3.1 0 0 1 3.1 3.1v6.8a3.1 3.1 0 0 1-6.2 0V8.6a3.1 3.1 0 0 1 3.1-3.1zM15.2 19V5.5h2.9a3.4 3.4 0 0 1 0 6.8h-4.6M13.5 15.7h5.6',
  ),
  disabled: square(
    '#0369a1',
    '#6cc4f5',
    'M11 4.6h.01M11 8v6h4.5l2.5 5M11 10.5h4M8.6 11.2a4.6 4.6 0 1 0 5.6 6',
  ),
  resident: square('#7c4a03', '#e5b46a', house),
  taxi: square('#6a5300', '#ffd84d', 'M6 6h12M12 6v13'),
  bus: square(
    '#3f3f46',
    '#c6c6cf',
    'M6 16.5V7a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v9.5zM6 11.5h12M8.5 19.5v-3M15.5 19.5v-3',
  ),
  meter: round('#334155', '#a8bad3', 'M8 13V8.5a4 4 0 0 1 8 0V13zM12 13v6.5M9 19.5h6M12 8v1.5'),
  terminal: round('#115e59', '#64d3c6', 'M4.5 7.5h15v10h-15zM4.5 11h15M8 14.5h3'),
  informationTable: round('#1e4e79', '#8bbbe6', 'M12 7.2h.01M10.5 11H12v6M10.2 17h3.6'),
  church: round('#86198f', '#eb9af2', 'M12 4.5v15M8 8.5h8'),
  museum: round('#86198f', '#eb9af2', columns),
  sight: round(
    '#86198f',
    '#eb9af2',
    'm12 4.8 2.2 4.7 5 .6-3.7 3.5 1 5-4.5-2.5-4.5 2.5 1-5-3.7-3.5 5-.6z',
  ),
  residentZone: round('#7c4a03', '#e5b46a', house),
}

/** The colour of the lines and areas of a type of place. */
export function lineColour(type: MarkerType, scheme: Scheme): string {
  const look = markerLooks[type]
  return scheme === 'light' ? look.ground : look.bright
}
