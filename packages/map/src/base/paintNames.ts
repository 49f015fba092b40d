import { labelsOf } from './labelsOf.ts'
import { placeLabels, type PlacedLabel } from './placeLabels.ts'
import type { TileFeature } from './readTile.ts'
import type { TileLook, TileContext } from './TileLook.ts'

/** Writes the names of a tile: a picture of their own, for zones and kerbs lie below them. */
export function paintNames(
  context: TileContext,
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

function measureWith(context: TileContext) {
  const known = new Map<string, number>()
  return (text: string, font: string): number => {
    const key = `${font}/${text}`
    const width = known.get(key) ?? measured(context, text, font)
    known.set(key, width)
    return width
  }
}

function measured(context: TileContext, text: string, font: string): number {
  context.font = font
  return context.measureText(text).width
}

function writeLabel(context: TileContext, { label, writings }: PlacedLabel, halo: string): void {
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
