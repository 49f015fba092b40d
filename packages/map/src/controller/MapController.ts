import { breathe } from '@parking/api-client'
import type { Box, Position } from '@parking/domain'
import type { Fix, Language } from '@parking/runtime'
import { getCenter, isEmpty, type Extent } from 'ol/extent.js'
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js'
import DragPan from 'ol/interaction/DragPan.js'
import KeyboardPan from 'ol/interaction/KeyboardPan.js'
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js'
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js'
import PinchZoom from 'ol/interaction/PinchZoom.js'
import Kinetic from 'ol/Kinetic.js'
import OpenLayersMap from 'ol/Map.js'
import type MapBrowserEvent from 'ol/MapBrowserEvent.js'
import View from 'ol/View.js'
import type { Scheme } from '../look/markerLook.ts'
import type { ZoneMap } from '../model/zoneMap.ts'
import type { Place } from '../model/place.ts'
import { fromWorld, toWorld } from '../model/worldSquare.ts'
import { createBaseLayer, type BaseLayer } from './createBaseLayer.ts'
import { createFixLayer, type FixLayer } from './createFixLayer.ts'
import { findSight } from './findSight.ts'
import type { Hit } from './hitTest.ts'
import type { MapDriver, MapDriverOptions, ZoneLook } from './MapDriver.ts'
import { PlacesLayer } from './PlacesLayer.ts'
import { fromMap, toExtent, toMap } from './projection.ts'
import { ZonesLayer } from './ZonesLayer.ts'

/** Pixels at the edges of the map under which nothing that matters should lie. */
const edge = 56

/** What the page marks with this lies over the map: the label of a zone would not be seen below it. */
const overMap = 'data-over-map'

/** Places are on the map, its tiles may be on their way. */
const placesMark = 'places drawn'
const drawnMark = 'map drawn'

/** Below this width of the map, in pixels, a card lies at its foot, else at its left. */
const narrow = 600
const cardWidth = 400

/** Owns OpenLayers: everything that is drawn on the map, and every gesture on it. */
export class MapController implements MapDriver {
  readonly #options: MapDriverOptions
  readonly #map: OpenLayersMap
  readonly #view: View
  readonly #base: BaseLayer
  readonly #places: PlacesLayer
  readonly #zones: ZonesLayer
  readonly #fix: FixLayer
  readonly #lids = [...document.querySelectorAll(`[${overMap}]`)]
  readonly #resized = new ResizeObserver(() => this.#draw(true))
  #look: { readonly scheme: Scheme; readonly language: Language }
  #selected: Place | null = null
  #pointed: Place | null = null
  #shown: readonly Place[] = []
  #isDue = false
  #isWatched = false
  #arePickedOut = false
  #isInZone: (place: Place) => boolean = isNowhere

  constructor(element: HTMLElement, options: MapDriverOptions) {
    this.#options = options
    const { mapBounds, mapSource, zoom } = options.city
    const bounds = toExtent([...mapBounds.southWest, ...mapBounds.northEast])
    this.#look = { scheme: options.scheme, language: options.language }
    this.#base = createBaseLayer(mapSource, bounds)
    this.#base.setLook(options.scheme, options.language)
    this.#places = new PlacesLayer(options.scheme)
    this.#zones = new ZonesLayer(options.scheme)
    this.#fix = createFixLayer()
    this.#view = new View({
      center: toMap(options.center),
      zoom: options.zoom,
      minZoom: zoom.min,
      maxZoom: zoom.max,
      extent: bounds,
      constrainOnlyCenter: true,
      enableRotation: false,
      showFullExtent: true,
    })
    this.#map = new OpenLayersMap({
      target: element,
      view: this.#view,
      controls: [],
      interactions: gestures(),
      layers: [
        ...this.#base.layers,
        ...this.#zones.layers,
        ...this.#places.layers,
        this.#fix.layer,
      ],
    })
    this.#listen(element)
  }

  readonly show = (places: readonly Place[], arePickedOut = false): void => {
    this.#shown = places
    this.#arePickedOut = arePickedOut
    this.#showPlaces()
  }

  readonly showZones = (zones: ZoneMap, looks: ReadonlyMap<string, ZoneLook>): void => {
    if (zones !== this.#zones.zones) this.#isInZone = isInZone(zones)
    this.#zones.show(zones, looks)
    this.#showPlaces()
  }

  readonly select = (place: Place | null): void => {
    this.#selected = place
    this.#mark()
  }

  readonly selectZone = (zone: string | null): void => {
    this.#zones.choose(zone)
    this.#drawSoon()
  }

  readonly point = (place: Place | null): void => {
    this.#pointed = place
    this.#mark()
  }

  readonly moveTo = (position: Position, zoom?: number): void => {
    this.#view.cancelAnimations()
    this.#view.animate({
      center: toMap(position),
      duration: duration(),
      ...(zoom !== undefined && { zoom }),
    })
  }

  readonly reveal = (position: Position): void => {
    const pixel = this.#map.getPixelFromCoordinate(toMap(position))
    const [width = 0, height = 0] = this.#map.getSize() ?? []
    const [x = -1, y = -1] = pixel ?? []
    const [top = 0, right = 0, bottom = 0, left = 0] = this.#view.padding ?? []
    const isInSight =
      x > left + edge && x < width - right - edge && y > top + edge && y < height - bottom - edge
    if (!isInSight) this.moveTo(position)
  }

  readonly fit = (box: Box): void => {
    const extent = toExtent(box)
    const [west = 0, south = 0] = extent
    if (isEmpty(extent)) this.moveTo(fromMap([west, south]), 17)
    else
      this.#view.fit(extent, {
        padding: [edge, edge, edge, edge],
        maxZoom: Math.min(17, this.#wholeZoomFor(extent)),
        duration: duration(),
      })
  }

  /** The nearest zoom that shows a part of the map and at which names are as large as they should be. */
  #wholeZoomFor(extent: Extent): number {
    const [top = 0, right = 0, bottom = 0, left = 0] = this.#view.padding ?? []
    const [width = 0, height = 0] = this.#map.getSize() ?? []
    const room = [width - left - right - 2 * edge, height - top - bottom - 2 * edge]
    const resolution = this.#view.getResolutionForExtent(extent, room)
    return Math.floor(this.#view.getZoomForResolution(resolution) ?? this.#zoom())
  }

  readonly zoomBy = (steps: number): void => {
    const zoom = (this.#view.getZoom() ?? this.#options.zoom) + steps
    this.#view.cancelAnimations()
    this.#view.animate({ zoom, duration: duration() })
  }

  readonly cover = (isCovered: boolean): void => {
    const [width = 0, height = 0] = this.#map.getSize() ?? []
    const side = width < narrow ? [0, 0, height * 0.5, 0] : [0, 0, 0, cardWidth]
    this.#view.padding = isCovered ? side : [0, 0, 0, 0]
    this.#draw(true)
  }

  readonly setLook = (scheme: Scheme, language: Language): void => {
    // A base map that is told its look draws all its tiles anew.
    if (scheme === this.#look.scheme && language === this.#look.language) return
    this.#look = { scheme, language }
    this.#base.setLook(scheme, language)
    this.#places.setScheme(scheme)
    this.#zones.setScheme(scheme)
    // At once: the next frame has the new ground already.
    this.#draw()
  }

  readonly showFix = (fix: Fix | null): void => {
    this.#fix.show(fix)
  }

  readonly destroy = (): void => {
    this.#resized.disconnect()
    this.#map.setTarget(undefined)
    this.#map.dispose()
    this.#base.destroy()
  }

  #listen(element: HTMLElement): void {
    for (const lid of this.#lids) this.#resized.observe(lid)
    this.#map.on('moveend', ({ frameState }) => {
      this.#draw(true)
      const extent = frameState?.extent ?? null
      // The middle of the whole map, which is the same when a card covers a part of it.
      if (extent !== null) {
        this.#options.onMove({ center: fromMap(getCenter(extent)), zoom: this.#zoom() })
      }
    })
    this.#view.on(['change:center', 'change:resolution'], () => this.#draw())
    this.#map.on('loadstart', () => element.setAttribute('aria-busy', 'true'))
    this.#map.on('loadend', () => element.removeAttribute('aria-busy'))
    this.#map.on('click', (event) => this.#press(event))
    this.#map.on('pointermove', (event) => {
      if (event.dragging) return
      const isHit = this.#hit(event) !== null
      element.style.cursor = isHit ? 'pointer' : ''
    })
  }

  #showPlaces(): void {
    this.#places.show(this.#shown, this.#arePickedOut ? isNowhere : this.#isInZone)
    this.#drawSoon()
  }

  #press(event: MapBrowserEvent): void {
    const hit = this.#hit(event)
    if (hit?.kind !== 'cluster') {
      this.#options.onPick(hit)
      return
    }
    const nearest = this.#options.city.zoom.max
    this.moveTo(
      fromWorld(hit.world),
      Math.min(nearest, Math.max(hit.splitZoom(), this.#zoom() + 1)),
    )
  }

  #hit({ coordinate }: MapBrowserEvent): Hit {
    const place = this.#places.hit(coordinate, this.#view.getResolution() ?? 1)
    if (place !== null) return place
    const zone = this.#zones.hit(toWorld(fromMap(coordinate)), this.#zoom())
    return zone === null ? null : { kind: 'zone', zone }
  }

  /** After the frame with the first places: shapes may be seen, and measurements are told, once a page. */
  #watchFirst(): void {
    if (this.#isWatched) return
    this.#isWatched = true
    this.#map.once('postrender', () => this.#places.showShapes())
    if (performance.getEntriesByName(placesMark).length > 0) return
    this.#map.once('postrender', () => performance.mark(placesMark))
    this.#map.once('rendercomplete', () => performance.mark(drawnMark))
  }

  #zoom(): number {
    return this.#view.getZoom() ?? this.#options.zoom
  }

  #mark(): void {
    this.#places.mark(this.#selected, this.#pointed)
    this.#drawSoon()
  }

  /** Draws once what several calls have changed; whoever uses the page has a turn before. */
  #drawSoon(): void {
    if (this.#isDue) return
    this.#isDue = true
    void this.#drawNext()
  }

  async #drawNext(): Promise<void> {
    await breathe()
    this.#isDue = false
    this.#draw()
    if (this.#shown.length > 0) this.#watchFirst()
  }

  #draw(hasNewSight = false): void {
    const size = this.#map.getSize()
    if (size === undefined || size.some((side) => side === 0)) return
    const drawn = this.#places.draw(this.#view.calculateExtent(size), this.#zoom())
    const sight = () => findSight(this.#map, this.#lids)
    this.#zones.draw(drawn, this.#places.taken, sight, hasNewSight)
  }
}

function isNowhere(): boolean {
  return false
}

/** Whether a place is a part of what a zone stands for: sights and tables say something else. */
function isInZone({ zoneAt }: ZoneMap) {
  return ({ layer, world }: Place): boolean =>
    layer !== 'sights' && layer !== 'informationTables' && zoneAt(world) !== null
}

/** What moves the map: a finger or two, a mouse and its wheel, the keys while it has the focus. */
function gestures() {
  return [
    new DragPan({ kinetic: new Kinetic(-0.005, 0.05, 100) }),
    new PinchZoom(),
    new DoubleClickZoom({ duration: duration() }),
    new MouseWheelZoom({ duration: duration() }),
    new KeyboardPan({ duration: duration() }),
    new KeyboardZoom({ duration: duration() }),
  ]
}

/** Milliseconds of a movement; none for those who asked their system for less motion. */
function duration(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 280
}
