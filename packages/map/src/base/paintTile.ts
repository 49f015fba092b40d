import type { BaseColours } from '../look/baseColours.ts'
import { baseStyle, type Stroke } from './baseStyle.ts'
import { labelsOf } from './labels.ts'
import { placeLabels, type PlacedLabel } from './placeLabels.ts'
import type { TileFeature } from './readTile.ts'

/** How a tile of the base map is to look. */
export interface TileLook {
  readonly colours: BaseColours
  readonly language: 'ru' | 'en'
  /** Zoom of the map that it is painted for. */
  readonly zoom: number
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Paints the ground of a tile: areas, then streets by their importance. */
export function paintGround(
  context: Context,
  features: readonly TileFeature[],
  { colours, zoom }: TileLook,
): void {
  for (const layer of layersOf(features, (feature) => baseStyle(feature, zoom, colours))) {
    paintLayer(context, layer)
  }
}

/** Writes the names of a tile: a picture of their own, for zones and kerbs lie below them. */
export function paintNames(
  context: Context,
  features: readonly TileFeature[],
  { colours, zoom, language }: TileLook,
): void {
  const labels = labelsOf(features, zoom, colours, language)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const label of placeLabels(labels, measureWith(context))) {
    writeLabel(context, label, colours.halo)
  }
}

/** Everything of a tile that is painted the same way, at once. */
interface Layer {
  readonly stroke: Stroke
  readonly path: Path2D
}

function layersOf(
  features: readonly TileFeature[],
  styleOf: (feature: TileFeature) => readonly Stroke[],
): readonly Layer[] {
  const layers = new Map<string, Layer>()
  for (const feature of features) {
    for (const stroke of styleOf(feature)) {
      const key = Object.values(stroke).join('/')
      const layer = layers.get(key) ?? { stroke, path: new Path2D() }
      layers.set(key, layer)
      trace(layer.path, feature)
    }
  }
  return [...layers.values()].sort((one, other) => one.stroke.order - other.stroke.order)
}

function trace(path: Path2D, { paths, shape }: TileFeature): void {
  for (const points of paths) {
    for (const [at, [x, y]] of points.entries()) {
      if (at === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    }
    if (shape === 'area') path.closePath()
  }
}

function paintLayer(context: Context, { stroke, path }: Layer): void {
  const { fill, line, width = 1, dash = [] } = stroke
  if (fill !== undefined) {
    context.fillStyle = fill
    context.fill(path)
  }
  if (line !== undefined) {
    context.strokeStyle = line
    context.lineWidth = width
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.setLineDash([...dash])
    context.stroke(path)
  }
}

function measureWith(context: Context) {
  const known = new Map<string, number>()
  return (text: string, font: string): number => {
    const key = `${font}/${text}`
    const width = known.get(key) ?? measured(context, text, font)
    known.set(key, width)
    return width
  }
}

function measured(context: Context, text: string, font: string): number {
  context.font = font
  return context.measureText(text).width
}

function writeLabel(context: Context, { label, writings }: PlacedLabel, halo: string): void {
  context.font = label.font
  context.fillStyle = label.colour
  context.strokeStyle = halo
  context.lineWidth = 3
  context.lineJoin = 'round'
  context.setLineDash([])
  for (const draw of ['strokeText', 'fillText'] as const) {
    for (const { text, x, y, angle } of writings) {
      context.save()
      context.translate(x, y)
      context.rotate(angle)
      context[draw](text, 0, 0)
      context.restore()
    }
  }
}
