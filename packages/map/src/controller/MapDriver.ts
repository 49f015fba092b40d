import type { Box, City, Position } from '@parking/domain'
import type { Fix, Language } from '@parking/runtime'
import type { Scheme } from '../look/markerLook.ts'
import type { ZoneMap } from '../model/zoneMap.ts'
import type { ZoneTone } from '../model/zoneTone.ts'
import type { Place } from '../model/place.ts'

/** What of the city is in sight. */
export interface Viewport {
  /** The middle of the whole map, also where a card covers a part of it. */
  readonly center: Position
  readonly zoom: number
}

/** What a zone says on the map. */
export interface ZoneLook {
  readonly tone: ZoneTone
  /** What an hour costs now, in words; null where it is not known. */
  readonly price: string | null
}

/** What was pressed on the map: null is the ground. */
export type Picked =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'zone'; readonly zone: string }
  | null

/** How a map starts, and whom it tells what happens on it. */
export interface MapDriverOptions {
  readonly city: Pick<City, 'mapSource' | 'mapBounds' | 'zoom'>
  readonly center: Position
  readonly zoom: number
  readonly scheme: Scheme
  readonly language: Language
  readonly onPick: (picked: Picked) => void
  /** The map has come to rest. */
  readonly onMove: (viewport: Viewport) => void
}

/** A map that is drawn, as the page needs it; the page knows nothing of what draws it. */
export interface MapDriver {
  /**
   * Shows these places only. Where zones stand for their places, seen from afar, the places that are
   * picked out are shown all the same.
   */
  readonly show: (places: readonly Place[], arePickedOut?: boolean) => void
  readonly showZones: (zones: ZoneMap, looks: ReadonlyMap<string, ZoneLook>) => void
  /** Marks the place whose card is open. */
  readonly select: (place: Place | null) => void
  /** Marks the zone whose card is open. */
  readonly selectZone: (zone: string | null) => void
  /** Marks the place that the list is at. */
  readonly point: (place: Place | null) => void
  /** Brings a position to the middle. */
  readonly moveTo: (position: Position, zoom?: number) => void
  /** Moves only as far as it needs to bring a position into sight. */
  readonly reveal: (position: Position) => void
  readonly fit: (box: Box) => void
  readonly zoomBy: (steps: number) => void
  /** Keeps the middle of the map clear of the card that lies over a part of it. */
  readonly cover: (isCovered: boolean) => void
  readonly setLook: (scheme: Scheme, language: Language) => void
  /** Shows where the device is and how far that may be off. */
  readonly showFix: (fix: Fix | null) => void
  readonly destroy: () => void
}

/** Draws a map into an element. */
export type CreateMapDriver = (element: HTMLElement, options: MapDriverOptions) => MapDriver
