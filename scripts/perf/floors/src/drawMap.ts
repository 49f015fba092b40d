import Feature from 'ol/Feature.js'
import Point from 'ol/geom/Point.js'
import VectorLayer from 'ol/layer/Vector.js'
import OpenLayersMap from 'ol/Map.js'
import VectorSource from 'ol/source/Vector.js'
import View from 'ol/View.js'

/** Draws a thousand points and notes when they are to be seen, and when all is. */
export function drawMap(target: HTMLElement): void {
  const features = Array.from(
    { length: 1000 },
    (_, at) => new Feature(new Point([(at % 40) * 100, Math.floor(at / 40) * 100])),
  )
  const map = new OpenLayersMap({
    target,
    controls: [],
    layers: [new VectorLayer({ source: new VectorSource({ features }) })],
    view: new View({ center: [2000, 1200], resolution: 10 }),
  })
  map.once('postrender', () => performance.mark('places drawn'))
  map.once('rendercomplete', () => performance.mark('map drawn'))
}
