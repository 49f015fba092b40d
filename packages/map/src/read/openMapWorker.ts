// oxlint-disable-next-line typescript/triple-slash-reference -- a declaration cannot be imported
/// <reference path="../worker.d.ts" />
import { trustedScriptUrl } from '@parking/runtime'
import type { MapQuestion } from './mapWorker.ts'
// oxlint-disable-next-line import/default -- the bundler puts the built worker's address there
import workerAddress from './mapWorker.ts?worker&url'

/** Milliseconds after which the page does what the worker has not: its file may never come. */
const longestWait = 10_000

interface Asking<Part> {
  /** What is given away is gone from the page. */
  readonly given?: ArrayBuffer[]
  /** Is told each part of a list, in order, before the answer is there. */
  readonly onPart?: (part: readonly Part[]) => void
}

/** A worker for one question; it ends with the answer. */
export interface MapWorker<Answer, Part = never> {
  /** @returns null where there is no worker, or it has no answer */
  readonly ask: (question: MapQuestion, more?: Asking<Part>) => Promise<Answer | null>
  /** Ends it where there is nothing to ask. */
  readonly close: () => void
}

const noWorker = { ask: async () => null, close: () => undefined }

/** Opens a worker for what would keep whoever uses the page waiting. */
export function openMapWorker<Answer, Part = never>(): MapWorker<Answer, Part> {
  try {
    return askIn<Answer, Part>(new Worker(trustedScriptUrl(workerAddress), { type: 'module' }))
  } catch {
    return noWorker
  }
}

function askIn<Answer, Part>(worker: Worker): MapWorker<Answer, Part> {
  const close = (): void => worker.terminate()
  const failed = new Promise<null>((done) => {
    worker.addEventListener('error', (event) => {
      // The page does it then: nobody has to be told.
      event.preventDefault()
      done(null)
    })
  })
  async function ask(question: MapQuestion, more: Asking<Part> = {}): Promise<Answer | null> {
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      const word = new Promise<Answer | null>((done) => {
        worker.addEventListener('message', ({ data }: MessageEvent<Part[] | Answer | null>) => {
          if (Array.isArray(data)) more.onPart?.(data)
          else done(data)
        })
        timer = setTimeout(() => done(null), longestWait)
        worker.postMessage(question, more.given ?? [])
      })
      return await Promise.race([word, failed])
    } finally {
      clearTimeout(timer)
      close()
    }
  }
  return { ask, close }
}
