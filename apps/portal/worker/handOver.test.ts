import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerQuestion, askForPage, createHandOver, createTakeOver } from './handOver.ts'

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
  await expect.poll(() => worker.takeOver.mock.calls.length).toBe(1)
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

it('does not take over with a page that comes too late', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const takeOver = vi.fn<() => Promise<void>>(async () => undefined)
  const { port1, port2 } = new MessageChannel()
  const received = new Promise((heard) => port1.addEventListener('message', heard))
  port1.start()
  const question = { data: { pageAt: '/' }, ports: [port2] }
  const answered = answerQuestion(question, { keptPage: () => promise, takeOver })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  resolve(new Response('newer'))
  await received
  await vi.advanceTimersByTimeAsync(10_000)
  await answered
  expect(takeOver).not.toHaveBeenCalled()
  port1.close()
  port2.close()
})

it('takes over once, five seconds after the last page that was taken', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const skipWaiting = vi.fn<() => Promise<void>>(async () => undefined)
  const takeOver = createTakeOver(skipWaiting)
  const first = takeOver()
  await vi.advanceTimersByTimeAsync(4_000)
  const second = takeOver()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(skipWaiting).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await Promise.all([first, second])
  expect(skipWaiting).toHaveBeenCalledOnce()
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

describe('the page of a newer build', () => {
  const [reload, visit] = [{ isReloadNavigation: true }, { isReloadNavigation: false }]
  const handOver = (tabs: number, waiting: () => ReturnType<typeof waitingWorker> | null) =>
    createHandOver({ waiting, countTabs: async () => tabs })
  const newer = () => waitingWorker(new Response('newer'))

  it('is given to every navigation, once the only tab was loaded anew', async () => {
    const newerPage = handOver(1, newer)
    expect(await newerPage(visit, '/')).toBeNull()
    expect(await (await newerPage(reload, '/'))?.text()).toBe('newer')
    expect(await (await newerPage(visit, '/news'))?.text()).toBe('newer')
  })

  it.each([
    ['another tab lives on the older build', handOver(2, newer)],
    ['none waits', handOver(1, () => null)],
    ['the newer build has no such page', handOver(1, () => waitingWorker(undefined))],
  ])('is not given where %s', async (_why, newerPage) => {
    expect(await newerPage(reload, '/')).toBeNull()
    expect(await newerPage(visit, '/')).toBeNull()
  })
})
