import { isSole } from './rules.ts'

/**
 * How the worker of an older build hands the only tab over to a newer one that waits: it asks for the
 * newer page, and who has answered takes over.
 */

/** Milliseconds after which the older build answers by itself. */
const longestWait = 2_000

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
}): (request: Parameters<typeof isSole>[0], pathname: string) => Promise<Response | null> {
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

/** Answers such a question with the kept page, and takes over once it is answered. */
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
  port.postMessage(answer, [answer.body])
  await newer.takeOver()
}

function isQuestion(data: unknown): data is Question {
  return typeof data === 'object' && data !== null && 'pageAt' in data
}
