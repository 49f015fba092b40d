import type { MapObjects } from '@parking/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleObject } from '../testing/samplePlaces.ts'
import { readEarlyMap, readMapBeside } from './readMapBeside.ts'

vi.mock('./mapWorker.ts?worker&url', () => ({ default: '/assets/mapWorker.js' }))

/** A worker that does nothing on its own. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | null = null
  readonly postMessage = vi.fn<(bytes: ArrayBuffer, given: ArrayBuffer[]) => void>()
  readonly terminate = vi.fn<() => void>()
  readonly address: string

  constructor(address: string) {
    super()
    this.address = address
    FakeWorker.last = this
  }
}

const bytes = new ArrayBuffer(2)
const [first, second] = [sampleObject({ id: '1' }), sampleObject({ id: '2' })]
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
  const read = readMapBeside(bytes, new Response())
  const worker = FakeWorker.last
  if (worker === null) throw new Error('no worker was started')
  return { read, worker }
}

it('hands the answer to a worker of the page, which tells it in parts and ends with its last word', async () => {
  const { read, worker } = begin()
  expect(new URL(worker.address).pathname).toBe('/assets/mapWorker.js')
  expect(worker.postMessage).toHaveBeenCalledWith(bytes, [])
  for (const data of [[first], [second], { ...objects, objects: [] }]) {
    worker.dispatchEvent(new MessageEvent('message', { data }))
  }
  await expect(read).resolves.toEqual({ ...objects, objects: [first, second] })
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

it.each([
  ['has no workers', undefined],
  [
    'starts none',
    function refuse() {
      throw new DOMException('no more of them')
    },
  ],
])('leaves it to the page where a browser %s', async (_what, theirs) => {
  vi.stubGlobal('Worker', theirs)
  await expect(readMapBeside(bytes, new Response())).resolves.toBeNull()
})

it('keeps a lost worker to itself: the page does its work', async () => {
  const { read, worker } = begin()
  const lost = new Event('error', { cancelable: true })
  worker.dispatchEvent(lost)
  await read
  expect(lost.defaultPrevented).toBe(true)
})

describe('the answer that the page has asked for before its app', () => {
  const ask = async (answer: Promise<Response>): Promise<void> => {
    const copy = answer.then((response) => response.clone().arrayBuffer())
    copy.catch(() => undefined)
    vi.stubGlobal('parkingEarly', { map: { url: '/map', sentAt: 0, answer, bytes: copy } })
    await readEarlyMap()
  }

  it('is read once, while the app is on its way, and stays whole for the app', async () => {
    const response = new Response('{}')
    await ask(Promise.resolve(response))
    const worker = FakeWorker.last
    await vi.waitFor(() => expect(worker?.postMessage).toHaveBeenCalledTimes(1))
    worker?.dispatchEvent(new MessageEvent('message', { data: objects }))
    await expect(readMapBeside(bytes, response)).resolves.toEqual(objects)
    expect(FakeWorker.last).toBe(worker)
    await expect(response.text()).resolves.toBe('{}')
  })

  it('finds a worker that has started while it came', () => {
    void ask(new Promise<Response>(() => undefined))
    expect(FakeWorker.last).not.toBeNull()
    expect(FakeWorker.last?.postMessage).not.toHaveBeenCalled()
  })

  it('is left to the app where the worker was lost before it came', async () => {
    const response = new Response('{}')
    let arrive = (_response: Response): void => undefined
    const asked = ask(new Promise((resolve) => (arrive = resolve)))
    FakeWorker.last?.dispatchEvent(new Event('error'))
    arrive(response)
    await asked
    await expect(readMapBeside(bytes, response)).resolves.toBeNull()
    expect(FakeWorker.last?.terminate).toHaveBeenCalledTimes(1)
  })

  it('is not taken for another one', async () => {
    await ask(Promise.resolve(new Response('{}')))
    const early = FakeWorker.last
    expect(begin().worker).not.toBe(early)
  })

  it.each([
    ['has failed', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is an error', async () => new Response('', { status: 503 })],
  ])('is left to the app where it %s', async (_why, answer) => {
    await ask(answer())
    expect(FakeWorker.last?.postMessage).not.toHaveBeenCalled()
    expect(FakeWorker.last?.terminate).toHaveBeenCalledTimes(1)
  })

  it('is none where nothing was asked for', async () => {
    await readEarlyMap()
    expect(FakeWorker.last).toBeNull()
  })
})
