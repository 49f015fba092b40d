import type { Coordinate } from 'ol/coordinate.js'
import type { Extent } from 'ol/extent.js'
import Feature from 'ol/Feature.js'
import LineString from 'ol/geom/LineString.js'
import Polygon from 'ol/geom/Polygon.js'
import type BaseLayer from 'ol/layer/Base.js'
import VectorLayer from 'ol/layer/Vector.js'
import RenderFeature from 'ol/render/Feature.js'
import VectorSource from 'ol/source/Vector.js'
import type { Scheme } from '../look/markerLook.ts'
import { createBoxIndex, type BoxIndex } from '../model/createBoxIndex.ts'
import { createClusterIndex, type ClusterIndex } from '../model/createClusterIndex.ts'
import type { Place, WorldPoint } from '../model/place.ts'
import type { MarkerState } from './drawMarker.ts'
import { hitTest, type DrawnMarker, type DrawnShape, type Hit } from './hitTest.ts'
import { createMarkerStyles, type MarkerStyles } from './createMarkerStyles.ts'
import { fromExtent, toMap, worldToMap } from './projection.ts'
import { createShapeStyles, type ShapeStyles } from './createShapeStyles.ts'
import { styleOf } from './styleOf.ts'

/** From this zoom on lines and areas are drawn, farther away their markers stand for them. */
const shapesZoom = 15
/** Up to this zoom zones stand for the places in them, and have a ground of their own. */
export const farthestPlaces = 15
/** How much beyond the view is drawn, in parts of its size, so that panning finds it there. */
const margin = 0.25

/** Pixels beyond the view that are prepared at a time, so that a pan seldom prepares anything. */
const renderBuffer = 240

/** What is drawn: more than the view, at a whole zoom. */
export interface Drawn {
  readonly extent: Extent
  readonly zoom: number
}

/** The places on the map: only what is in sight is ever handed to OpenLayers. */
export class PlacesLayer {
  readonly layers: readonly BaseLayer[]
  readonly #markers = new VectorSource<RenderFeature>()
  readonly #shapes = new VectorSource({ useSpatialIndex: false })
  readonly #shapesLayer: BaseLayer
  #places: readonly Place[] = []
  #clusters: ClusterIndex = () => []
  /** From afar: what no zone stands for. */
  #farClusters: ClusterIndex = () => []
  #isTold: (place: Place) => boolean = () => false
  #boxes: BoxIndex | null = null
  #markerStyles: MarkerStyles
  #shapeStyles: ShapeStyles
  #drawnMarkers: DrawnMarker[] = []
  #drawnShapes: DrawnShape[] = []
  #drawn: Drawn | null = null
  #selected: Place | null = null
  #pointed: Place | null = null

  constructor(scheme: Scheme) {
    this.#markerStyles = createMarkerStyles(scheme)
    this.#shapeStyles = createShapeStyles(scheme)
    const common = { style: null, renderBuffer, updateWhileInteracting: true }
    this.#shapesLayer = new VectorLayer({
      ...common,
      source: this.#shapes,
      zIndex: 10,
      visible: false,
    })
    this.layers = [
      this.#shapesLayer,
      // Markers are many and short-lived: each carries its style and nothing that listens.
      new VectorLayer({ ...common, source: this.#markers, zIndex: 20, style: styleOf }),
    ]
  }

  /** @param isTold - whether the zone of a place stands for it from afar */
  show(places: readonly Place[], isTold: (place: Place) => boolean): void {
    if (places !== this.#places) {
      this.#clusters = createClusterIndex(places)
      this.#boxes = null
    } else if (isTold === this.#isTold) return
    const untold = places.filter((place) => !isTold(place))
    this.#farClusters =
      untold.length === places.length ? this.#clusters : createClusterIndex(untold)
    this.#places = places
    this.#isTold = isTold
    this.#drawn = null
  }

  /** Lets lines and areas be seen: a frame after the first markers, for one of both is long. */
  showShapes(): void {
    this.#shapesLayer.setVisible(true)
  }

  /** Where the markers stand that are drawn. */
  get taken(): readonly WorldPoint[] {
    return this.#drawnMarkers.map(({ marker }) => marker.world)
  }

  setScheme(scheme: Scheme): void {
    this.#markerStyles = createMarkerStyles(scheme)
    this.#shapeStyles = createShapeStyles(scheme)
    this.#drawn = null
  }

  mark(selected: Place | null, pointed: Place | null): void {
    if (selected === this.#selected && pointed === this.#pointed) return
    this.#selected = selected
    this.#pointed = pointed
    this.#drawn = null
  }

  /** Draws what a view shows, unless that is drawn already; answers with what is drawn. */
  draw(extent: Extent, zoom: number): Drawn {
    const level = Math.floor(zoom + 0.001)
    if (this.#drawn?.zoom === level && holds(this.#drawn.extent, extent)) return this.#drawn
    const box = fromExtent(extent, margin)
    const drawn = { extent: grown(extent, margin), zoom: level }
    this.#drawn = drawn
    this.#drawMarkers(box, level)
    this.#drawShapes(level >= shapesZoom ? this.#boxIndex()(box) : [])
    return drawn
  }

  hit(at: Coordinate, resolution: number): Hit {
    return hitTest(at, resolution, this.#drawnMarkers, this.#drawnShapes)
  }

  #boxIndex(): BoxIndex {
    this.#boxes ??= createBoxIndex(this.#places)
    return this.#boxes
  }

  #stateOf(place: Place): MarkerState {
    if (place.id === this.#selected?.id) return 'selected'
    return place.id === this.#pointed?.id ? 'pointed' : 'plain'
  }

  #drawMarkers(box: Parameters<ClusterIndex>[0], zoom: number): void {
    const markers = [...(zoom <= farthestPlaces ? this.#farClusters : this.#clusters)(box, zoom)]
    const alone = new Set(markers.flatMap((one) => (one.kind === 'place' ? [one.place.id] : [])))
    for (const place of [this.#pointed, this.#selected]) {
      // What is chosen never disappears in a group or behind a filter.
      if (place === null || alone.has(place.id)) continue
      alone.add(place.id)
      markers.push({ kind: 'place', world: place.world, place })
    }
    this.#drawnMarkers = markers.map((marker) => ({ marker, at: worldToMap(marker.world) }))
    const features = this.#drawnMarkers.map(({ marker, at }) => {
      const state = marker.kind === 'place' ? this.#stateOf(marker.place) : 'plain'
      const style = this.#markerStyles(marker, zoom, state)
      return new RenderFeature('Point', at, [], 2, { style }, undefined)
    })
    this.#markers.clear(true)
    this.#markers.addFeatures(features)
  }

  #drawShapes(places: readonly Place[]): void {
    if (places.length === 0 && this.#drawnShapes.length === 0) return
    const known = new Map(this.#drawnShapes.map((one) => [one.place, one.feature]))
    this.#drawnShapes = places.map((place) => ({
      place,
      feature: known.get(place) ?? shapeFeature(place),
    }))
    for (const { place, feature } of this.#drawnShapes) {
      feature.setStyle(this.#shapeStyles(place, this.#stateOf(place)))
    }
    this.#shapes.clear(true)
    this.#shapes.addFeatures(this.#drawnShapes.map(({ feature }) => feature))
  }
}

function shapeFeature({ shape }: Place): DrawnShape['feature'] {
  if (shape?.kind === 'polygon')
    return new Feature(new Polygon(shape.rings.map((ring) => ring.map(toMap))))
  return new Feature(new LineString((shape?.positions ?? []).map(toMap)))
}

function grown([west = 0, south = 0, east = 0, north = 0]: Extent, by: number): Extent {
  const [x, y] = [(east - west) * by, (north - south) * by]
  return [west - x, south - y, east + x, north + y]
}

function holds(outer: Extent, inner: Extent): boolean {
  const [west = 0, south = 0, east = 0, north = 0] = inner
  const [left = 0, bottom = 0, right = 0, top = 0] = outer
  return west >= left && south >= bottom && east <= right && north <= top
}
