import type { Box } from '@parking/domain'
import { groupPoints, type Group } from './groupPoints.ts'
import type { Place, WorldPoint } from './place.ts'
import { worldX, worldY } from './worldSquare.ts'

/** What stands at one position of the map. */
export type Marker =
  | { readonly kind: 'place'; readonly world: WorldPoint; readonly place: Place }
  | {
      readonly kind: 'cluster'
      readonly world: WorldPoint
      readonly count: number
      /** The zoom at which it falls apart. */
      readonly splitZoom: () => number
    }

/** Answers with the markers of a box at a zoom. */
export type ClusterIndex = (box: Box, zoom: number) => readonly Marker[]

/** From this zoom on every place has a marker of its own. */
export const unclusteredZoom = 17

/**
 * Groups places that would overlap. Nothing is prepared but the places' coordinates: what a view
 * shows is grouped when it is asked for, which costs less than one frame and leaves nothing to be
 * built anew when the filters change.
 */
export function createClusterIndex(places: readonly Place[]): ClusterIndex {
  const xs = new Float64Array(places.length)
  const ys = new Float64Array(places.length)
  for (let at = 0; at < places.length; at += 1) {
    const [x, y] = places[at]?.world ?? [Number.NaN, Number.NaN]
    xs[at] = x
    ys[at] = y
  }
  return (box, zoom) => {
    const level = Math.floor(zoom)
    if (level >= unclusteredZoom) return aloneIn(places, box)
    const view = {
      left: worldX(box[0]),
      right: worldX(box[2]),
      top: worldY(box[3]),
      bottom: worldY(box[1]),
    }
    return groupPoints(xs, ys, level, view).flatMap((group) => {
      const isInView =
        group.x >= view.left &&
        group.x <= view.right &&
        group.y >= view.top &&
        group.y <= view.bottom
      return isInView ? [markerOf(group, level)] : []
    })
  }

  function markerOf(group: Group, level: number): Marker {
    const [only] = group.members
    const place = group.members.length === 1 && only !== undefined ? places[only] : undefined
    if (place !== undefined) return { kind: 'place', world: place.world, place }
    return {
      kind: 'cluster',
      world: [group.x, group.y],
      count: group.members.length,
      splitZoom: () => splitZoomOf(group.members, level),
    }
  }

  function splitZoomOf(members: readonly number[], level: number): number {
    const x = Float64Array.from(members, (at) => xs[at] ?? 0)
    const y = Float64Array.from(members, (at) => ys[at] ?? 0)
    for (let zoom = level + 1; zoom < unclusteredZoom; zoom += 1) {
      if (groupPoints(x, y, zoom).length > 1) return zoom
    }
    return unclusteredZoom
  }
}

function aloneIn(places: readonly Place[], [west, south, east, north]: Box): Marker[] {
  return places.flatMap((place): Marker[] => {
    const [x, y] = place.center
    const isInside = x >= west && x <= east && y >= south && y <= north
    return isInside ? [{ kind: 'place', world: place.world, place }] : []
  })
}
