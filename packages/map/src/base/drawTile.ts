import { paintGround, paintNames, type TileLook } from './paintTile.ts'
import { readTile, type TilePart } from './readTile.ts'
import type { TileSchema } from './tileSchema.ts'
import { tileSize } from './tileSize.ts'

/** A tile that is wanted. */
export interface TileRequest {
  /** Where the vector tile is that it is made of. */
  readonly address: string
  readonly schema: TileSchema
  readonly part: TilePart
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

/** Vector tiles that are kept: near the ground, one of them makes many. */
const kept = 24
const fetched = new Map<string, Promise<Uint8Array>>()

/**
 * Fetches a vector tile and draws it, or a part of it.
 *
 * @param canvasOf - makes a square canvas of so many pixels
 * @throws {Error} when it does not arrive or cannot be read
 */
export async function drawTile<Kind extends Canvas>(
  { address, schema, part, look, ratio }: TileRequest,
  canvasOf: (side: number) => Kind,
): Promise<TilePictures<Kind>> {
  const features = readTile(await fetchOnce(address), part, schema)
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

function fetchOnce(address: string): Promise<Uint8Array> {
  const known = fetched.get(address)
  if (known !== undefined) return known
  const coming = fetchBytes(address)
  fetched.set(address, coming)
  coming.catch(() => fetched.delete(address))
  const [oldest] = fetched.keys()
  if (fetched.size > kept && oldest !== undefined) fetched.delete(oldest)
  return coming
}

async function fetchBytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address)
  // A tile without anything in it is none: the ground of a nearer one is seen in its place.
  if (answer.status !== 200) throw new Error(`tile: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
