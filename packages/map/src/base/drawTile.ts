import { fetchTile, findNearest, type TileAddress } from './fetchTile.ts'
import { paintGround } from './paintGround.ts'
import { paintNames } from './paintNames.ts'
import { type TileLook } from './TileLook.ts'
import { cropTile, readTile, type TileFeature, type TileCrop } from './readTile.ts'
import type { TileSchema } from './tileSchema.ts'
import { tileSize } from './tileSize.ts'

/** A tile that is wanted. */
export interface TileRequest {
  /** Where the vector tile is that it is made of. */
  readonly address: TileAddress
  readonly schema: TileSchema
  readonly crop: TileCrop
  readonly look: TileLook
  /** Pixels of the device for one of the page. */
  readonly ratio: number
}

/** The two pictures of a tile: what the zones and kerbs lie on, and what is written above them. */
export interface TilePictures<Picture> {
  readonly ground: Picture
  readonly names: Picture
}

type Canvas = HTMLCanvasElement | OffscreenCanvas

/** Vector tiles that are kept as they were read: near the ground, one of them makes many. */
const kept = 12
const known = new Map<string, Promise<readonly TileFeature[]>>()

/**
 * Fetches a vector tile and draws it, or a crop of it.
 *
 * @param canvasOf - makes a square canvas of so many pixels
 * @throws {Error} when it does not arrive or cannot be read
 */
export async function drawTile<Kind extends Canvas>(
  { address, schema, crop, look, ratio }: TileRequest,
  canvasOf: (side: number) => Kind,
): Promise<TilePictures<Kind>> {
  const nearest = await findNearest(address, crop)
  const features = cropTile(await readOnce(nearest.address, schema), nearest.crop)
  const drawn = (paint: typeof paintGround): Kind => {
    const canvas = canvasOf(Math.round(tileSize * ratio))
    const context = contextOf(canvas)
    context.scale(ratio, ratio)
    paint(context, features, look)
    return canvas
  }
  return { ground: drawn(paintGround), names: drawn(paintNames) }
}

function contextOf(canvas: Canvas): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D {
  const context =
    'transferToImageBitmap' in canvas ? canvas.getContext('2d') : canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  return context
}

function readOnce(address: TileAddress, schema: TileSchema): Promise<readonly TileFeature[]> {
  const key = JSON.stringify(address)
  const before = known.get(key)
  if (before !== undefined) return before
  const coming = fetchTile(address).then((bytes) => readTile(bytes, schema))
  known.set(key, coming)
  coming.catch(() => known.delete(key))
  const [oldest] = known.keys()
  if (known.size > kept && oldest !== undefined) known.delete(oldest)
  return coming
}
