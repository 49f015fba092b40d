import type { LoadMapDriver } from './MapCanvas.tsx'

/** Loads OpenLayers and what is built on it. */
export const loadMapDriver: LoadMapDriver = async () => {
  const { MapController } = await import('../controller/MapController.ts')
  return (element, options) => new MapController(element, options)
}
