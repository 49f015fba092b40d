// oxlint-disable-next-line typescript/triple-slash-reference -- a declaration cannot be imported
/// <reference path="../worker.d.ts" />
import { trustedScriptUrl } from '@parking/runtime'
import type { TilePictures, TileRequest } from './drawTile.ts'
// oxlint-disable-next-line import/default -- the bundler puts the built worker's address there
import workerAddress from './tileWorker.ts?worker&url'
import type { NumberedRequest, TileAnswer } from './tileWorker.ts'

type DrawnTile = TilePictures<HTMLCanvasElement>

/** Draws tiles of the base map. */
export interface TileDrawer {
  /** @throws {Error} when there is no such tile */
  readonly draw: (request: TileRequest) => Promise<DrawnTile>
  readonly destroy: () => void
}

/**
 * Draws tiles beside the page's own work: a tile takes longer than a frame, and nobody who drags
 * the map should wait for it. Where a browser cannot draw in a worker the page draws itself.
 */
export function createTileDrawer(): TileDrawer {
  const waiting = new Map<number, (answer: TileAnswer | null) => void>()
  let worker = startWorker()
  let last = 0

  worker?.addEventListener('message', ({ data }: MessageEvent<TileAnswer>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  worker?.addEventListener('error', () => {
    worker = null
    for (const tell of waiting.values()) tell(null)
    waiting.clear()
  })

  async function drawBeside(to: Worker, request: TileRequest): Promise<DrawnTile> {
    last += 1
    const id = last
    const answer = await new Promise<TileAnswer | null>((tell) => {
      waiting.set(id, tell)
      const message: NumberedRequest = { ...request, id }
      to.postMessage(message)
    })
    if (answer === null) return drawHere(request)
    if (answer.pictures === null) throw new Error('no tile')
    const { ground, names } = answer.pictures
    return { ground: shown(ground), names: shown(names) }
  }

  return {
    draw: (request) => (worker === null ? drawHere(request) : drawBeside(worker, request)),
    destroy: () => worker?.terminate(),
  }
}

function startWorker(): Worker | null {
  if (typeof OffscreenCanvas === 'undefined') return null
  return new Worker(trustedScriptUrl(workerAddress), { type: 'module' })
}

async function drawHere(request: TileRequest): Promise<DrawnTile> {
  const { drawTile } = await import('./drawTile.ts')
  return drawTile(request, canvasOf)
}

function shown(picture: ImageBitmap): HTMLCanvasElement {
  const canvas = canvasOf(picture.width)
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
  return canvas
}

function canvasOf(side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  return canvas
}
