import Icon from 'ol/style/Icon.js'
import Style from 'ol/style/Style.js'
import { markerLooks, type Scheme } from '../look/markerLook.ts'
import type { Marker } from '../model/createClusterIndex.ts'
import { density, drawCluster, drawMarker, type MarkerState } from './drawMarker.ts'

/** Answers with the style of a marker. */
export type MarkerStyles = (marker: Marker, zoom: number, state: MarkerState) => Style

/** From this zoom on a parking's marker says how many of its spaces are free. */
const figuresZoom = 17

/** Makes the styles of a scheme; each distinct picture is drawn once. */
export function createMarkerStyles(scheme: Scheme): MarkerStyles {
  const drawn = new Map<string, Style>()
  return (marker, zoom, state) => {
    const figure = figureOf(marker, zoom)
    const what = marker.kind === 'cluster' ? `*${marker.count}` : marker.place.marker
    const key = `${what}/${state}/${figure ?? ''}`
    const known = drawn.get(key)
    if (known !== undefined) return known
    const style = iconStyle(
      marker.kind === 'cluster'
        ? drawCluster(marker.count, scheme)
        : drawMarker(markerLooks[marker.place.marker], state, scheme, figure),
      zIndexOf(marker, state),
    )
    drawn.set(key, style)
    return style
  }
}

function figureOf(marker: Marker, zoom: number): string | null {
  if (marker.kind === 'cluster' || zoom < figuresZoom) return null
  const free = marker.place.object.spaces?.free
  return free === null || free === undefined ? null : String(free)
}

function zIndexOf(marker: Marker, state: MarkerState): number {
  if (state !== 'plain') return state === 'selected' ? 40 : 30
  if (marker.kind === 'cluster') return 20
  return marker.place.layer === 'parkings' ? 10 : 5
}

function iconStyle(img: HTMLCanvasElement, zIndex: number): Style {
  return new Style({ zIndex, image: new Icon({ img, scale: 1 / density }) })
}
