import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { baseColours } from '../look/baseColours.ts'
import { createTileDrawer } from './createTileDrawer.ts'
import type { TilePictures, TileRequest } from './drawTile.ts'
import type { NumberedRequest, TileAnswer } from './tileWorker.ts'

vi.mock('./tileWorker.ts?worker&url', () => ({ default: '/assets/tileWorker.js' }))
const drawTile = vi.hoisted(() =>
  vi.fn<(request: TileRequest) => Promise<TilePictures<HTMLCanvasElement>>>(),
)
vi.mock('./drawTile.ts', () => ({ drawTile }))

const request: TileRequest = {
  address: { kind: 'vector', url: 'https://city.example/tiles/15/1/2.pbf' },
  schema: 'shortbread',
  crop: { divisions: 1, column: 0, row: 0 },
  look: { colours: baseColours.light, language: 'ru', zoom: 16 },
  ratio: 1,
}

/** A worker that does nothing on its own. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | null = null
  readonly asked: NumberedRequest[] = []
  readonly address: string
  isEnded = false

  constructor(address: string) {
    super()
    this.address = address
    FakeWorker.last = this
  }
  readonly postMessage = (message: NumberedRequest): void => {
    this.asked.push(message)
  }
  readonly terminate = (): void => {
    this.isEnded = true
  }
  answer(data: TileAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const picturesOf = (width: number): TilePictures<ImageBitmap> => {
  const picture = { width, height: width, close: () => {} }
  return { ground: picture, names: picture }
}

const drawnHere = {
  ground: document.createElement('canvas'),
  names: document.createElement('canvas'),
}

beforeEach(() => {
  FakeWorker.last = null
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('OffscreenCanvas', HTMLCanvasElement)
  drawTile.mockReset().mockResolvedValue(drawnHere)
})
afterEach(() => vi.unstubAllGlobals())

it('hands each picture to whoever asked for it', async () => {
  const drawer = createTileDrawer()
  const [first, second] = [drawer.draw(request), drawer.draw(request)]
  const worker = FakeWorker.last
  expect(worker?.address).toBe(new URL('/assets/tileWorker.js', window.location.href).href)
  const [one, two] = worker?.asked ?? []
  worker?.answer({ id: two?.id ?? 0, pictures: picturesOf(20) })
  worker?.answer({ id: one?.id ?? 0, pictures: picturesOf(10) })
  await expect(first).resolves.toHaveProperty('names.width', 10)
  await expect(second).resolves.toHaveProperty('names.width', 20)
  expect(drawTile).not.toHaveBeenCalled()
  drawer.destroy()
  expect(worker?.isEnded).toBe(true)
})

it('says that there is no tile', async () => {
  const drawn = createTileDrawer().draw(request)
  FakeWorker.last?.answer({ id: FakeWorker.last.asked[0]?.id ?? 0, pictures: null })
  await expect(drawn).rejects.toThrow('no tile')
})

it('draws in the page what a worker that died was to draw, and all that follows', async () => {
  const drawer = createTileDrawer()
  const drawn = drawer.draw(request)
  FakeWorker.last?.dispatchEvent(new Event('error'))
  await expect(drawn).resolves.toBe(drawnHere)
  await drawer.draw(request)
  expect(drawTile).toHaveBeenCalledTimes(2)
  expect(FakeWorker.last?.asked).toHaveLength(1)
})

it('draws in the page where workers cannot draw', async () => {
  vi.stubGlobal('OffscreenCanvas', undefined)
  await createTileDrawer().draw(request)
  expect(drawTile).toHaveBeenCalledOnce()
  expect(FakeWorker.last).toBeNull()
})
