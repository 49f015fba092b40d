import type { BaseColours } from '../look/baseColours.ts'

/** How a tile of the base map is to look. */
export interface TileLook {
  readonly colours: BaseColours
  readonly language: 'ru' | 'en'
  /** Zoom of the map that it is painted for. */
  readonly zoom: number
}

/** What a tile is painted on. */
export type TileContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
