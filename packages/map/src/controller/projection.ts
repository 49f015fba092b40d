import type { Box, Position } from '@parking/domain'
import { toLonLat, transformExtent } from 'ol/proj.js'
import type { Extent } from 'ol/extent.js'
import type { Coordinate } from 'ol/coordinate.js'
import type { WorldPoint } from '../model/place.ts'
import { toWorld } from '../model/worldSquare.ts'

/** A position in the map's own units. */
export function toMap(position: Position): Coordinate {
  return worldToMap(toWorld(position))
}

/** Half the width of the projection's square, in the map's own units. */
const halfWorld = 20_037_508.342789244

/** A point of the projection's square in the map's own units. */
export function worldToMap([x, y]: WorldPoint): Coordinate {
  return [(2 * x - 1) * halfWorld, (1 - 2 * y) * halfWorld]
}

/** A point of the map as a position. */
export function fromMap(coordinate: Coordinate): Position {
  const [longitude = 0, latitude = 0] = toLonLat(coordinate)
  return [longitude, latitude]
}

/** A box in the map's own units. */
export function toExtent(box: Box): Extent {
  return transformExtent([...box], 'EPSG:4326', 'EPSG:3857')
}

/** A part of the map as a box, made larger on each side by a part of its size. */
export function fromExtent(extent: Extent, margin = 0): Box {
  const [west = 0, south = 0, east = 0, north = 0] = transformExtent(
    extent,
    'EPSG:3857',
    'EPSG:4326',
  )
  const [x, y] = [(east - west) * margin, (north - south) * margin]
  return [west - x, south - y, east + x, north + y]
}
