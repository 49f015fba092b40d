// oxlint-disable-next-line typescript/triple-slash-reference -- a declaration cannot be imported
/// <reference path="../worker.d.ts" />
import { trustedScriptUrl } from '@parking/runtime'
import type { MapQuestion } from './mapWorker.ts'
// oxlint-disable-next-line import/default -- the bundler puts the built worker's address there
import workerAddress from './mapWorker.ts?worker&url'

/** Milliseconds after which the page does what the worker has not: its file may never come. */
const longestWait = 10_000

/** A worker for one question; it ends with the answer. */
export interface MapWorker<Answer> {
  /**
   * What is given away is gone from the page.
   *
   * @returns null where there is no worker, or it has no answer
   */
  readonly ask: (question: MapQuestion, given?: ArrayBuffer[]) => Promise<Answer | null>
  /** Ends it where there is nothing to ask. */
  readonly close: () => void
}

const noWorker = { ask: async () => null, close: () => undefined }

/** Opens a worker for what would keep whoever uses the page waiting. */
export function openMapWorker<Answer>(): MapWorker<Answer> {
  try {
    return askIn<Answer>(new Worker(trustedScriptUrl(workerAddress), { type: 'module' }))
  } catch {
    return noWorker
  }
}

function askIn<Answer>(worker: Worker): MapWorker<Answer> {
  const close = (): void => worker.terminate()
  const failed = new Promise<null>((done) => {
    worker.addEventListener('error', (event) => {
      // The page does it then: nobody has to be told.
      event.preventDefault()
      done(null)
    })
  })
  async function ask(question: MapQuestion, given: ArrayBuffer[] = []): Promise<Answer | null> {
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      const word = new Promise<Answer | null>((done) => {
        worker.addEventListener('message', ({ data }: MessageEvent<Answer | null>) => done(data))
        timer = setTimeout(() => done(null), longestWait)
        worker.postMessage(question, given)
      })
      return await Promise.race([word, failed])
    } finally {
      clearTimeout(timer)
      close()
    }
  }
  return { ask, close }
}
