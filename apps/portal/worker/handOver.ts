import { isSole, type Navigation } from './rules.ts'

/**
 * How the worker of an older build hands the only tab over to a newer one that waits: it asks for the
 * newer page, and whose page was taken takes over when it has come to rest.
 */

/** Milliseconds after which the older build answers by itself. */
const longestWait = 2_000

/** Milliseconds after which a newer build knows that its page was not taken: a busy device needs its time. */
const longestTaking = 10_000

/** Milliseconds for which no page was taken before the newer build takes over. */
const quietFor = 5_000

interface Question {
  readonly pageAt: string
}

interface Answer {
  readonly body: ArrayBuffer
  readonly headers: [name: string, value: string][]
}

/**
 * Asks a worker that waits for its page.
 *
 * @param waiting - the worker of the newer build
 * @returns null when it has none or does not answer
 */
export async function askForPage(
  waiting: Pick<ServiceWorker, 'postMessage'>,
  pageAt: string,
): Promise<Response | null> {
  const { port1, port2 } = new MessageChannel()
  const answer = await new Promise<Answer | null>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<Answer | null>) => resolve(data))
    port1.start()
    setTimeout(() => resolve(null), longestWait)
    const question: Question = { pageAt }
    waiting.postMessage(question, [port2])
  })
  if (answer !== null) port1.postMessage('taken')
  port1.close()
  return answer === null ? null : new Response(answer.body, { headers: answer.headers })
}

/**
 * Makes what answers a navigation with the page of a newer build that waits, when the only tab is loaded
 * anew. By itself that build would wait until the tab is closed, and on a phone few ever are. From then on
 * every page is the newer one's: the files of this build are about to go.
 */
export function createHandOver({
  waiting,
  countTabs,
}: {
  readonly waiting: () => Pick<ServiceWorker, 'postMessage'> | null
  readonly countTabs: () => Promise<number>
}): (request: Navigation, pathname: string) => Promise<Response | null> {
  let isHandedOver = false
  return async (request, pathname) => {
    const newer = waiting()
    if (newer === null) return null
    if (!isHandedOver && !isSole(request, await countTabs())) return null
    const page = await askForPage(newer, pathname)
    isHandedOver ||= page !== null
    return page
  }
}

/** Answers such a question with the kept page, and takes over once that is taken. */
export async function answerQuestion(
  { data, ports: [port] }: Pick<MessageEvent<unknown>, 'data' | 'ports'>,
  newer: {
    readonly keptPage: (pathname: string) => Promise<Response | undefined>
    readonly takeOver: () => Promise<void>
  },
): Promise<void> {
  if (port === undefined || !isQuestion(data)) return
  const page = await newer.keptPage(data.pageAt)
  if (page === undefined) {
    port.postMessage(null)
    return
  }
  const answer: Answer = { body: await page.arrayBuffer(), headers: [...page.headers] }
  const taken = isTaken(port)
  port.postMessage(answer, [answer.body])
  if (await taken) await newer.takeOver()
}

/** An answer that came too late was not taken: what is shown is of the older build. */
function isTaken(port: MessagePort): Promise<boolean> {
  return new Promise((resolve) => {
    port.addEventListener('message', () => resolve(true))
    port.start()
    setTimeout(() => resolve(false), longestTaking)
  })
}

/**
 * Makes what takes over five seconds after the last page was taken, when it has most likely loaded what
 * it needs. A worker that is replaced while a page loads is stopped and woken again for each file, and a
 * navigation that it gets at that moment is lost: Chromium shows it as loading for ever.
 *
 * @param skipWaiting - replaces the older worker
 */
export function createTakeOver(skipWaiting: () => Promise<void>): () => Promise<void> {
  let calls = 0
  return async () => {
    calls += 1
    const call = calls
    await new Promise((resolve) => {
      setTimeout(resolve, quietFor)
    })
    if (call === calls) await skipWaiting()
  }
}

function isQuestion(data: unknown): data is Question {
  return typeof data === 'object' && data !== null && 'pageAt' in data
}
