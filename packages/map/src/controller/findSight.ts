import type OpenLayersMap from 'ol/Map.js'
import type { Sight } from '../model/placeZoneLabels.ts'
import { fromExtent } from './projection.ts'

/**
 * What is seen of a map beside its padding.
 *
 * @param lids - what of the page lies over the map
 */
export function findSight(map: OpenLayersMap, lids: readonly Element[]): Sight {
  const view = map.getView()
  // Without its padding; the whole map begins farther to the left and above.
  const extent = view.calculateExtent()
  const [west = 0, , , north = 0] = extent
  const [above = 0, , , before = 0] = view.padding ?? []
  const resolution = view.getResolution() ?? 1
  const origin = map.getViewport()?.getBoundingClientRect() ?? new DOMRect()
  const x = (pixels: number): number => west + (pixels - origin.left - before) * resolution
  const y = (pixels: number): number => north - (pixels - origin.top - above) * resolution
  const covered = lids.map((lid) => {
    const { left, bottom, right, top } = lid.getBoundingClientRect()
    return fromExtent([x(left), y(bottom), x(right), y(top)])
  })
  return { box: fromExtent(extent), zoom: view.getZoom() ?? 0, covered }
}
