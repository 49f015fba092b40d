import { drawTile, type TileRequest } from './drawTile.ts'

/** A request with the number that its answer carries. */
export interface NumberedRequest extends TileRequest {
  readonly id: number
}

/** The picture of a tile; null where there is none. */
export interface TileAnswer {
  readonly id: number
  readonly picture: ImageBitmap | null
}

globalThis.addEventListener('message', ({ data }: MessageEvent<NumberedRequest>) => {
  void answer(data)
})

async function answer({ id, ...request }: NumberedRequest): Promise<void> {
  const picture = await drawTile(request, (side) => new OffscreenCanvas(side, side))
    .then((canvas) => canvas.transferToImageBitmap())
    .catch(() => null)
  const message: TileAnswer = { id, picture }
  globalThis.postMessage(message, { transfer: picture === null ? [] : [picture] })
}
