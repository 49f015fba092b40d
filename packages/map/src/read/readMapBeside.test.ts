import type { MapObjects } from '@parking/api-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readMapBeside } from './readMapBeside.ts'

vi.mock('./mapReader.ts?worker&url', () => ({ default: '/assets/mapReader.js' }))

/** A worker that does nothing on its own. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | null = null
  readonly postMessage = vi.fn<(bytes: ArrayBuffer) => void>()
  readonly terminate = vi.fn<() => void>()
  readonly address: string

  constructor(address: string) {
    super()
    this.address = address
    FakeWorker.last = this
  }
}

const bytes = new ArrayBuffer(2)
const objects: MapObjects = { objects: [], unreadable: 1, zones: [] }

beforeEach(() => {
  FakeWorker.last = null
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function begin(): { read: Promise<MapObjects | null>; worker: FakeWorker } {
  const read = readMapBeside(bytes)
  const worker = FakeWorker.last
  if (worker === null) throw new Error('no worker was started')
  return { read, worker }
}

it('hands the answer to a worker of the page, and ends that with its word', async () => {
  const { read, worker } = begin()
  expect(new URL(worker.address).pathname).toBe('/assets/mapReader.js')
  expect(worker.postMessage).toHaveBeenCalledWith(bytes)
  worker.dispatchEvent(new MessageEvent('message', { data: objects }))
  await expect(read).resolves.toEqual(objects)
  expect(worker.terminate).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  ['whose file is lost', (worker: FakeWorker) => worker.dispatchEvent(new Event('error'))],
  ['that never answers', () => vi.advanceTimersByTime(10_000)],
  [
    'that cannot read the answer',
    (worker: FakeWorker) => worker.dispatchEvent(new MessageEvent('message', { data: null })),
  ],
])('leaves it to the page after a worker %s', async (_name, happen) => {
  const { read, worker } = begin()
  happen(worker)
  await expect(read).resolves.toBeNull()
  expect(worker.terminate).toHaveBeenCalledTimes(1)
})

it('leaves it to the page where a browser has no workers', async () => {
  vi.stubGlobal('Worker', undefined)
  await expect(readMapBeside(bytes)).resolves.toBeNull()
})
