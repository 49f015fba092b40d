import type { Language } from '@parking/runtime'
import type { FeatureLike } from 'ol/Feature.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style, { type StyleFunction } from 'ol/style/Style.js'
import { baseColours, type BaseColours } from '../look/baseColours.ts'
import type { Scheme } from '../look/markerLook.ts'
import { labelStyles, type LabelStyles } from './labelStyles.ts'

/** Metres of the ground that a street is wide. */
const streetWidth: Readonly<Record<string, number>> = {
  highway: 26,
  main: 19,
  secondary: 13,
  quay: 12,
  minor: 8,
  rail: 3,
  path: 2.5,
}

/** Below others are drawn first. */
const order: Readonly<Record<string, number>> = {
  landuse: 0,
  park: 1,
  water: 2,
  building: 3,
  street: 10,
  label: 30,
}

/**
 * Styles the vector base map in a scheme, with names in a language. Styles are made once for each
 * kind of feature and whole zoom.
 */
export function baseStyle(scheme: Scheme, language: Language): StyleFunction {
  const colours = baseColours[scheme]
  const areas = areaStyles(colours)
  const labels = labelStyles(colours, language)
  const streets = new Map<string, Style[]>()
  return (feature, resolution) => {
    const layer = text(feature, 'layer')
    const kind = text(feature, 'kind')
    if (layer !== 'street' && layer !== 'label') return areas(layer, kind)
    const zoom = zoomOf(resolution)
    if (layer === 'label') return labels.place(feature, kind, zoom)
    const key = `${kind}/${zoom}`
    const known = streets.get(key) ?? streetStyles(colours, kind, zoom)
    streets.set(key, known)
    return withName(known, labels, feature, zoom)
  }
}

function text(feature: FeatureLike, name: string): string {
  const value: unknown = feature.get(name)
  return typeof value === 'string' ? value : ''
}

/** Metres of the projection for a pixel at zoom 0. */
const resolutionOfTheWorld = 156_543.03

function zoomOf(resolution: number): number {
  return Math.round(Math.log2(resolutionOfTheWorld / resolution))
}

function areaStyles(colours: BaseColours): (layer: string, kind: string) => Style | undefined {
  const area = (colour: string, layer: string, edge?: string) =>
    new Style({
      fill: new Fill({ color: colour }),
      zIndex: order[layer] ?? 0,
      ...(edge !== undefined && { stroke: new Stroke({ color: edge, width: 1 }) }),
    })
  const land = new Map(
    Object.entries(colours.land).map(([kind, colour]) => [kind, area(colour, 'landuse')]),
  )
  const [park, forest] = [area(colours.park, 'park'), area(colours.forest, 'park')]
  const water = area(colours.water, 'water')
  const building = area(colours.building, 'building', colours.buildingEdge)
  return (layer, kind) => {
    if (layer === 'landuse') return land.get(kind)
    if (layer === 'park') return kind === 'forest' ? forest : park
    if (layer === 'water') return water
    return layer === 'building' ? building : undefined
  }
}

function streetStyles(colours: BaseColours, kind: string, zoom: number): Style[] {
  const metres = streetWidth[kind] ?? 6
  // Halfway between the true width and a readable one, so that streets neither vanish nor swell.
  const width = Math.max(
    kind === 'path' || kind === 'rail' ? 1 : 1.6,
    metres * 2 ** (zoom - 17.3) * 0.9,
  )
  const rank = Object.keys(streetWidth).toReversed().indexOf(kind)
  const line = (color: string, size: number, zIndex: number, dash?: number[]) =>
    new Style({
      zIndex,
      stroke: new Stroke({
        color,
        width: size,
        lineCap: 'round',
        lineJoin: 'round',
        ...(dash !== undefined && { lineDash: dash }),
      }),
    })
  if (kind === 'path') return [line(colours.path, width, 4, [4, 3])]
  if (kind === 'rail') return [line(colours.rail, width, 9)]
  const colour = { highway: colours.highway, main: colours.mainRoad }[kind] ?? colours.road
  return [line(colours.roadEdge, width + 2, 5), line(colour, width, (order['street'] ?? 10) + rank)]
}

function withName(
  styles: Style[],
  labels: LabelStyles,
  feature: FeatureLike,
  zoom: number,
): Style[] {
  const name = labels.street(feature, zoom)
  return name === null ? styles : [...styles, name]
}
