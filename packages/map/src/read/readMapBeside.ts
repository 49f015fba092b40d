// oxlint-disable-next-line typescript/triple-slash-reference -- a declaration cannot be imported
/// <reference path="../worker.d.ts" />
import type { MapObjects, ReadMap } from '@parking/api-client'
import { trustedScriptUrl } from '@parking/runtime'
// oxlint-disable-next-line import/default -- the bundler puts the built worker's address there
import workerAddress from './mapReader.ts?worker&url'

/** Milliseconds after which the page reads what the worker has not: its file may never come. */
const longestWait = 10_000

/**
 * Reads a city's map in a worker, for thousands of objects would keep whoever uses the page waiting.
 * Null where there is no worker, or it cannot read the answer.
 */
export const readMapBeside: ReadMap = (bytes, answer) => begun.get(answer) ?? readInWorker(bytes)

/** What is being read already, by its answer. */
const begun = new WeakMap<Response, Promise<MapObjects | null>>()

/** Begins to read what the page's frame has asked for, while the app is still on its way. */
export async function readEarlyMap(): Promise<void> {
  try {
    const answer = await window.parkingEarly?.map?.answer
    if (answer?.ok !== true) return
    // A copy: the app reads the answer itself to know whether it is a good one.
    const copy = answer.clone()
    begun.set(
      answer,
      copy.arrayBuffer().then(readInWorker, () => null),
    )
  } catch {
    // The app tells of a call that has failed.
  }
}

async function readInWorker(bytes: ArrayBuffer): Promise<MapObjects | null> {
  if (typeof Worker === 'undefined') return null
  const worker = new Worker(trustedScriptUrl(workerAddress), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<MapObjects | null>((done) => {
      worker.addEventListener('message', ({ data }: MessageEvent<MapObjects | null>) => done(data))
      worker.addEventListener('error', () => done(null))
      timer = setTimeout(() => done(null), longestWait)
      worker.postMessage(bytes)
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
