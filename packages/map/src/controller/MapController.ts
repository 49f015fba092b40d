import type { Position } from '@parking/domain'
import type { Language } from '@parking/runtime'
import { isEmpty } from 'ol/extent.js'
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
import type { Box, Place } from '../model/place.ts'
import { fromWorld } from '../model/worldSquare.ts'
import { createBaseLayer, type BaseLayer } from './createBaseLayer.ts'
import { createFixLayer, type FixLayer } from './createFixLayer.ts'
import type { Fix, MapDriver, MapDriverOptions, Viewport } from './mapDriver.types.ts'
import { PlacesLayer } from './PlacesLayer.ts'
import { fromExtent, fromMap, toExtent, toMap } from './projection.ts'

/** Pixels at the edges of the map under which nothing that matters should lie. */
const edge = 56

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
  readonly #fix: FixLayer
  #selected: Place | null = null
  #pointed: Place | null = null

  constructor(element: HTMLElement, options: MapDriverOptions) {
    this.#options = options
    const { mapBounds, mapSource, zoom } = options.city
    const bounds = toExtent([...mapBounds.southWest, ...mapBounds.northEast])
    this.#base = createBaseLayer(mapSource, bounds)
    this.#base.setLook(options.scheme, options.language)
    this.#places = new PlacesLayer(options.scheme)
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
      layers: [this.#base.layer, ...this.#places.layers, this.#fix.layer],
    })
    this.#listen(element)
  }

  readonly show = (places: readonly Place[]): void => {
    this.#places.show(places)
    this.#draw()
    if (places.length > 0) this.#noteFirst()
  }

  readonly select = (place: Place | null): void => {
    this.#selected = place
    this.#mark()
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
        maxZoom: 17,
        duration: duration(),
      })
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
  }

  readonly setLook = (scheme: Scheme, language: Language): void => {
    this.#base.setLook(scheme, language)
    this.#places.setScheme(scheme)
    this.#draw()
  }

  readonly showFix = (fix: Fix | null): void => {
    this.#fix.show(fix)
  }

  readonly destroy = (): void => {
    this.#map.setTarget(undefined)
    this.#map.dispose()
    this.#base.destroy()
  }

  #listen(element: HTMLElement): void {
    this.#map.on('moveend', () => {
      this.#draw()
      const viewport = this.#viewport()
      if (viewport !== null) this.#options.onMove(viewport)
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

  #press(event: MapBrowserEvent): void {
    const hit = this.#hit(event)
    if (hit?.kind !== 'cluster') {
      this.#options.onPick(hit?.place ?? null)
      return
    }
    const nearest = this.#options.city.zoom.max
    this.moveTo(
      fromWorld(hit.world),
      Math.min(nearest, Math.max(hit.splitZoom(), this.#zoom() + 1)),
    )
  }

  #hit(event: MapBrowserEvent) {
    return this.#places.hit(event.coordinate, this.#view.getResolution() ?? 1)
  }

  /** Notes for measurements when places are first to be seen on the map. */
  #noteFirst(): void {
    if (performance.getEntriesByName(drawnMark).length > 0) return
    this.#map.once('rendercomplete', () => performance.mark(drawnMark))
  }

  #zoom(): number {
    return this.#view.getZoom() ?? this.#options.zoom
  }

  #mark(): void {
    this.#places.mark(this.#selected, this.#pointed)
    this.#draw()
  }

  #draw(): void {
    const size = this.#map.getSize()
    if (size === undefined || size.some((side) => side === 0)) return
    this.#places.draw(this.#view.calculateExtent(size), this.#zoom())
  }

  #viewport(): Viewport | null {
    const size = this.#map.getSize()
    const center = this.#view.getCenter()
    if (size === undefined || center === undefined) return null
    const box = fromExtent(this.#view.calculateExtent(size))
    return { center: fromMap(center), zoom: this.#zoom(), box }
  }
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
