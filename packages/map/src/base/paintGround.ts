import { baseStyle, type Stroke } from './baseStyle.ts'
import type { TileFeature } from './readTile.ts'
import type { TileLook, TileContext } from './TileLook.ts'

/** Paints the ground of a tile: areas, then streets by their importance. */
export function paintGround(
  context: TileContext,
  features: readonly TileFeature[],
  { colours, zoom }: TileLook,
): void {
  for (const layer of layersOf(features, (feature) => baseStyle(feature, zoom, colours))) {
    paintLayer(context, layer)
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

function paintLayer(context: TileContext, { stroke, path }: Layer): void {
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
