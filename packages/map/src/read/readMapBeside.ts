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
export const readMapBeside: ReadMap = (bytes, answer) =>
  begun.get(answer) ?? openReader().read(bytes)

/** What is being read already, by its answer. */
const begun = new WeakMap<Response, Promise<MapObjects | null>>()

/** Begins to read what the page's frame has asked for, while the app is still on its way. */
export async function readEarlyMap(): Promise<void> {
  const early = window.parkingEarly?.map
  if (early === undefined) return
  // The worker starts while the answer comes.
  const reader = openReader()
  try {
    const answer = await early.answer
    if (answer.ok) begun.set(answer, readGiven(early.bytes, reader))
    else reader.close()
  } catch {
    // The app tells of a call that has failed.
    reader.close()
  }
}

/** Reads a copy of an answer, which nobody else needs. */
async function readGiven(copy: Promise<ArrayBuffer>, reader: Reader): Promise<MapObjects | null> {
  try {
    const bytes = await copy
    return await reader.read(bytes, [bytes])
  } catch {
    reader.close()
    return null
  }
}

/** A worker for one answer; it ends with that. */
interface Reader {
  /** Reads bytes; those that are given away are gone from the page. */
  readonly read: (bytes: ArrayBuffer, given?: ArrayBuffer[]) => Promise<MapObjects | null>
  /** Ends it where there is nothing to read. */
  readonly close: () => void
}

/** Where no worker can be had, the page reads the answer. */
const noReader: Reader = { read: async () => null, close: () => undefined }

function openReader(): Reader {
  try {
    return readerIn(new Worker(trustedScriptUrl(workerAddress), { type: 'module' }))
  } catch {
    return noReader
  }
}

function readerIn(worker: Worker): Reader {
  const close = (): void => worker.terminate()
  const failed = new Promise<null>((done) => {
    worker.addEventListener('error', () => done(null))
  })
  async function read(bytes: ArrayBuffer, given: ArrayBuffer[] = []): Promise<MapObjects | null> {
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      const word = new Promise<MapObjects | null>((done) => {
        worker.addEventListener('message', ({ data }: MessageEvent<MapObjects | null>) =>
          done(data),
        )
        timer = setTimeout(() => done(null), longestWait)
        worker.postMessage(bytes, given)
      })
      return await Promise.race([word, failed])
    } finally {
      clearTimeout(timer)
      close()
    }
  }
  return { read, close }
}
