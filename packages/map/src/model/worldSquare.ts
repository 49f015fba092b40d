import type { Position } from '@parking/domain'
import type { WorldPoint } from './place.ts'

/** How far east a longitude is in the projection's square, which reaches from 0 to 1. */
export function worldX(longitude: number): number {
  return longitude / 360 + 0.5
}

/** How far south a latitude is in the projection's square. */
export function worldY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI
}

/** The point of the projection's square where a position is. */
export function toWorld([longitude, latitude]: Position): WorldPoint {
  return [worldX(longitude), worldY(latitude)]
}

/** The position of a point of the projection's square. */
export function fromWorld([x, y]: WorldPoint): Position {
  const latitude = (360 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI))) / Math.PI - 90
  return [(x - 0.5) * 360, latitude]
}
