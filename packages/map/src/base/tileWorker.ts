import { drawTile, type TilePictures, type TileRequest } from './drawTile.ts'

/** A request with the number that its answer carries. */
export interface NumberedRequest extends TileRequest {
  readonly id: number
}

/** The pictures of a tile; null where there is none. */
export interface TileAnswer {
  readonly id: number
  readonly pictures: TilePictures<ImageBitmap> | null
}

globalThis.addEventListener('message', ({ data }: MessageEvent<NumberedRequest>) => {
  void answer(data)
})

async function answer({ id, ...request }: NumberedRequest): Promise<void> {
  const pictures = await drawTile(request, (side) => new OffscreenCanvas(side, side))
    .then(({ ground, names }) => ({
      ground: ground.transferToImageBitmap(),
      names: names.transferToImageBitmap(),
    }))
    .catch(() => null)
  const message: TileAnswer = { id, pictures }
  globalThis.postMessage(message, { transfer: pictures === null ? [] : Object.values(pictures) })
}
