import type { Position } from '@parking/domain'
import { tabStorage } from '@parking/runtime'

/** Where the map of a city was left in this tab, and what was chosen there. */
export interface KeptView {
  readonly center: Position
  readonly zoom: number
  readonly chosen: string
}

const keyFor = (cityId: string): string => `parking.map.view.${cityId}`

/** Keeps where the map is, until the tab is closed. */
export function keepView(cityId: string, { center, zoom, chosen }: KeptView): void {
  tabStorage.set(keyFor(cityId), JSON.stringify([...center, zoom, chosen]))
}

/** Reads where the map was left; null at first, and for whatever is no view. */
export function readView(cityId: string): KeptView | null {
  const kept = parse(tabStorage.get(keyFor(cityId)))
  if (!Array.isArray(kept)) return null
  const [longitude, latitude, zoom, chosen]: unknown[] = kept
  const isView = [longitude, latitude, zoom].every(Number.isFinite) && typeof chosen === 'string'
  if (!isView) return null
  return { center: [Number(longitude), Number(latitude)], zoom: Number(zoom), chosen }
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}
