import type { Position } from '@parking/domain'
import Supercluster from 'supercluster'
import type { Box, Place } from './place.ts'

/** What stands at one position of the map. */
export type Marker =
  | { readonly kind: 'place'; readonly center: Position; readonly place: Place }
  | {
      readonly kind: 'cluster'
      readonly center: Position
      readonly count: number
      /** The zoom at which it falls apart. */
      readonly splitZoom: () => number
    }

/** Answers with the markers of a box at a zoom. */
export type ClusterIndex = (box: Box, zoom: number) => readonly Marker[]

/** From this zoom on every place has a marker of its own. */
export const unclusteredZoom = 17

/** Groups places that would overlap, zoom by zoom. */
export function createClusterIndex(places: readonly Place[]): ClusterIndex {
  const clusters = new Supercluster<{ at: number }, { at: number }>({
    radius: 46,
    extent: 256,
    minZoom: 12,
    maxZoom: unclusteredZoom - 1,
  })
  clusters.load(
    places.map(({ center }, at) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [center[0], center[1]] },
      properties: { at },
    })),
  )
  return (box, zoom) =>
    clusters
      .getClusters([...box], Math.floor(zoom))
      .flatMap(({ geometry, properties }): Marker[] => {
        const [longitude = 0, latitude = 0] = geometry.coordinates
        if ('cluster_id' in properties) {
          const { cluster_id: id, point_count: count } = properties
          const splitZoom = () => clusters.getClusterExpansionZoom(id)
          return [{ kind: 'cluster', center: [longitude, latitude], count, splitZoom }]
        }
        const place = places[properties.at]
        return place === undefined ? [] : [{ kind: 'place', center: place.center, place }]
      })
}
