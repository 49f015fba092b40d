import type { Fix } from '@parking/runtime'
import Feature from 'ol/Feature.js'
import Circle from 'ol/geom/Circle.js'
import Point from 'ol/geom/Point.js'
import VectorLayer from 'ol/layer/Vector.js'
import { getPointResolution } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import CircleStyle from 'ol/style/Circle.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import { toMap } from './projection.ts'

/** Where the device is, with a ring for how far that may be off. */
export interface FixLayer {
  readonly layer: VectorLayer
  readonly show: (fix: Fix | null) => void
}

const blue = '#1552d6'

/** Makes the layer of the device's position. */
export function createFixLayer(): FixLayer {
  const source = new VectorSource({ useSpatialIndex: false })
  const ring = new Style({
    fill: new Fill({ color: 'rgb(21 82 214 / 0.12)' }),
    stroke: new Stroke({ color: 'rgb(21 82 214 / 0.6)', width: 1.5 }),
  })
  const dot = new Style({
    image: new CircleStyle({
      radius: 8,
      fill: new Fill({ color: blue }),
      stroke: new Stroke({ color: '#ffffff', width: 3 }),
    }),
  })
  return {
    layer: new VectorLayer({ source, zIndex: 15 }),
    show: (fix) => {
      source.clear()
      if (fix === null) return
      const at = toMap(fix.position)
      const stretched = getPointResolution('EPSG:3857', 1, at)
      const around = new Feature(new Circle(at, fix.accuracy / stretched))
      around.setStyle(ring)
      const here = new Feature(new Point(at))
      here.setStyle(dot)
      source.addFeatures([around, here])
    },
  }
}
