import { lateFile } from '@parking/runtime'
import type { LoadMapDriver } from './MapCanvas.tsx'

const load = lateFile({ comes: 'map' }, () => import('../controller/MapController.ts'))

/** Loads OpenLayers and what is built on it. */
export const loadMapDriver: LoadMapDriver = async () => {
  const { MapController } = await load()
  return (element, options) => new MapController(element, options)
}
