import type { Position } from '@parking/domain'
import Feature from 'ol/Feature.js'
import LineString from 'ol/geom/LineString.js'
import Point from 'ol/geom/Point.js'
import Polygon from 'ol/geom/Polygon.js'
import VectorLayer from 'ol/layer/Vector.js'
import OpenLayersMap from 'ol/Map.js'
import { fromLonLat, transformExtent } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import CircleStyle from 'ol/style/Circle.js'
import View from 'ol/View.js'
import Supercluster from 'supercluster'
import type { Place } from '../src/model/place.ts'

/** A map that is measured: ours, or one to measure it against. */
export interface Candidate {
  readonly show: (places: readonly Place[]) => void
  readonly moveTo: (position: Position) => void
  readonly zoomBy: (steps: number) => void
  readonly destroy: () => void
}

const style = new Style({
  image: new CircleStyle({ radius: 8, fill: new Fill({ color: '#1552d6' }) }),
  fill: new Fill({ color: '#1552d629' }),
  stroke: new Stroke({ color: '#1552d6', width: 2 }),
})

/** OpenLayers with one vector layer that holds everything. */
export function plainLayer(target: HTMLElement, center: Position): Candidate {
  const { map, source } = plainMap(target, center)
  map.on('pointermove', (event) => void map.forEachFeatureAtPixel(event.pixel, () => true))
  return {
    ...moves(map),
    show: (places) => {
      source.clear(true)
      source.addFeatures(places.map(featureOf))
    },
  }
}

/** Supercluster, answering for the view, in front of one vector layer. */
export function clusteredLayer(target: HTMLElement, center: Position): Candidate {
  const { map, source } = plainMap(target, center)
  const clusters = new Supercluster({ radius: 46, extent: 256, minZoom: 12, maxZoom: 16 })
  const draw = (): void => {
    const extent = map.getView().calculateExtent(map.getSize())
    const [west = 0, south = 0, east = 0, north = 0] = transformExtent(
      extent,
      'EPSG:3857',
      'EPSG:4326',
    )
    const found = clusters.getClusters([west, south, east, north], map.getView().getZoom() ?? 13)
    source.clear(true)
    source.addFeatures(
      found.map(({ geometry }) => new Feature(new Point(fromLonLat(geometry.coordinates)))),
    )
  }
  map.on('pointermove', (event) => void map.forEachFeatureAtPixel(event.pixel, () => true))
  return {
    ...moves(map),
    show: (places) => {
      clusters.load(
        places.map(({ center: [x, y] }) => ({
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [x, y] },
          properties: {},
        })),
      )
      if (places.length === 0) return
      draw()
      map.getView().on(['change:center', 'change:resolution'], draw)
    },
  }
}

function plainMap(target: HTMLElement, center: Position) {
  const source = new VectorSource()
  const layer = new VectorLayer({ source, style, updateWhileInteracting: true })
  const view = new View({ center: fromLonLat([...center]), zoom: 13 })
  return { source, map: new OpenLayersMap({ target, layers: [layer], view, controls: [] }) }
}

function moves(map: OpenLayersMap): Omit<Candidate, 'show'> {
  const view = map.getView()
  return {
    moveTo: (position) => view.setCenter(fromLonLat([...position])),
    zoomBy: (steps) => view.setZoom((view.getZoom() ?? 13) + steps),
    destroy: () => map.setTarget(undefined),
  }
}

function featureOf({ shape, center }: Place): Feature {
  const drawn = (positions: readonly Position[]) => positions.map(([x, y]) => fromLonLat([x, y]))
  if (shape === null) return new Feature(new Point(fromLonLat([...center])))
  return shape.kind === 'line'
    ? new Feature(new LineString(drawn(shape.positions)))
    : new Feature(new Polygon(shape.rings.map(drawn)))
}
