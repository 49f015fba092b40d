import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import { lineColour, type Scheme } from '../look/markerLook.ts'
import type { Place } from '../model/place.ts'
import type { MarkerState } from './drawMarker.ts'
import { withAlpha } from './withAlpha.ts'

/** Answers with the styles of a place's line or area. */
export type ShapeStyles = (place: Place, state: MarkerState) => Style[]

/** Makes the styles of a scheme, once for each look. */
export function createShapeStyles(scheme: Scheme): ShapeStyles {
  const made = new Map<string, Style[]>()
  return (place, state) => {
    const kind = place.shape?.kind ?? 'line'
    const key = `${place.marker}/${kind}/${state}`
    const known = made.get(key)
    if (known !== undefined) return known
    const colour = lineColour(place.marker, scheme)
    const styles = kind === 'line' ? kerb(colour, state, scheme) : area(place, colour, state)
    made.set(key, styles)
    return styles
  }
}

function kerb(colour: string, state: MarkerState, scheme: Scheme): Style[] {
  const width = state === 'plain' ? 5 : 8
  const casing = scheme === 'light' ? 'rgb(255 255 255 / 0.9)' : 'rgb(8 12 18 / 0.9)'
  return [stroked(casing, width + 3, state), stroked(colour, width, state)]
}

function area(place: Place, colour: string, state: MarkerState): Style[] {
  const isZone = place.object.type === 'residentZone'
  const strength = (state === 'plain' ? 0.16 : 0.32) * (isZone ? 0.7 : 1)
  const dash = isZone ? { lineDash: [8, 5] } : {}
  return [
    new Style({
      zIndex: isZone ? -1 : zIndexOf(state),
      fill: new Fill({ color: withAlpha(colour, strength) }),
      stroke: new Stroke({ color: colour, width: state === 'plain' ? 2 : 3.5, ...dash }),
    }),
  ]
}

function stroked(color: string, width: number, state: MarkerState): Style {
  return new Style({
    zIndex: zIndexOf(state),
    stroke: new Stroke({ color, width, lineCap: 'round', lineJoin: 'round' }),
  })
}

function zIndexOf(state: MarkerState): number {
  return state === 'plain' ? 0 : 1
}
