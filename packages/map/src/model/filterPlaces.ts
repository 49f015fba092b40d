import type { ParkingCategory } from '@parking/domain'
import { categoryNames, layerNames, type LayerName } from './layers.ts'
import type { Place } from './place.ts'

/** What of the map is hidden. What is new, such as a category added later, is therefore shown. */
export interface MapFilters {
  readonly hiddenLayers: readonly LayerName[]
  readonly hiddenCategories: readonly ParkingCategory[]
}

/** What a first visit shows: parkings and where to pay, without the sights of the city. */
export const defaultFilters: MapFilters = {
  hiddenLayers: ['sights', 'informationTables'],
  hiddenCategories: [],
}

/** Leaves the places that the filters show. */
export function filterPlaces(places: readonly Place[], filters: MapFilters): readonly Place[] {
  const layers = new Set(filters.hiddenLayers)
  const categories = new Set(filters.hiddenCategories)
  if (layers.size === 0 && categories.size === 0) return places
  return places.filter(({ layer, object }) => {
    if (layers.has(layer)) return false
    return layer !== 'parkings' || object.category === null || !categories.has(object.category)
  })
}

/** Reads filters that were kept between visits; whatever is not known is left out. */
export function readFilters(stored: string | null): MapFilters {
  const kept = parse(stored)
  if (kept === null) return defaultFilters
  const named = (key: string): readonly unknown[] => {
    const list: unknown = Reflect.get(kept, key)
    return Array.isArray(list) ? list : []
  }
  const [layers, categories] = [named('hiddenLayers'), named('hiddenCategories')]
  return {
    hiddenLayers: layerNames.filter((name) => layers.includes(name)),
    hiddenCategories: categoryNames.filter((name) => categories.includes(name)),
  }
}

function parse(stored: string | null): object | null {
  if (stored === null) return null
  try {
    const value: unknown = JSON.parse(stored)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
