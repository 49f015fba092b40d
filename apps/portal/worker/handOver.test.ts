import { afterEach, expect, it, vi } from 'vitest'
import { answerQuestion, askForPage } from './handOver.ts'

afterEach(() => vi.useRealTimers())

/** A worker that waits and keeps one page. */
function waitingWorker(page: Response | undefined) {
  const takeOver = vi.fn<() => Promise<void>>(async () => undefined)
  const keptPage = vi.fn<(pathname: string) => Promise<Response | undefined>>(async () => page)
  const postMessage = (data: unknown, ports: unknown): void => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker is given what the question carries
    const event = { data, ports: ports as MessagePort[] }
    void answerQuestion(event, { keptPage, takeOver })
  }
  return { postMessage, keptPage, takeOver }
}

it('hands over the page with its headers, and takes over', async () => {
  const policy = "default-src 'none'"
  const worker = waitingWorker(
    new Response('newer', { headers: { 'content-security-policy': policy } }),
  )
  const page = await askForPage(worker, '/profile/parking')
  expect(await page?.text()).toBe('newer')
  expect(page?.headers.get('content-security-policy')).toBe(policy)
  expect(worker.keptPage).toHaveBeenCalledExactlyOnceWith('/profile/parking')
  expect(worker.takeOver).toHaveBeenCalledOnce()
})

it('does not take over without a page', async () => {
  const worker = waitingWorker(undefined)
  expect(await askForPage(worker, '/')).toBeNull()
  expect(worker.takeOver).not.toHaveBeenCalled()
})

it('leaves the older build to itself when nobody answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const asked = askForPage({ postMessage: () => undefined }, '/')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await asked).toBeNull()
})

it.each([['no question'], [null], [{ other: 1 }]])('takes %j for no question', async (data) => {
  const { port1 } = new MessageChannel()
  const keptPage = vi.fn<() => Promise<undefined>>(async () => undefined)
  const takeOver = vi.fn<() => Promise<void>>(async () => undefined)
  await answerQuestion({ data, ports: [port1] }, { keptPage, takeOver })
  expect(keptPage).not.toHaveBeenCalled()
  expect(takeOver).not.toHaveBeenCalled()
  port1.close()
})
