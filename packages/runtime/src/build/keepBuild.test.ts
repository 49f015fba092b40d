import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepBuild } from './keepBuild.ts'

const register = vi.fn<(address: string) => Promise<void>>()

/** Stands for the browser's own: tells that a file or an answer has come. */
class Arrivals {
  static come: (() => void) | null = null
  constructor(come: () => void) {
    Arrivals.come = come
  }
  observe = (): void => undefined
  disconnect = (): void => {
    Arrivals.come = null
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', Arrivals)
  register.mockReset().mockResolvedValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('leaves five seconds to the page, then keeps the build', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  keepBuild('/sw.js')
  await vi.advanceTimersByTimeAsync(4_900)
  expect(register).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(register).toHaveBeenCalledExactlyOnceWith(new URL('/sw.js', window.location.href).href)
})

it('waits as long as anything comes', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  keepBuild('/sw.js')
  for (let file = 0; file < 10; file += 1) {
    await vi.advanceTimersByTimeAsync(4_900)
    Arrivals.come?.()
  }
  expect(register).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(register).toHaveBeenCalledOnce()
  expect(Arrivals.come).toBeNull()
})

it.each([
  ['where the browser has no service workers', {}],
  ['where somebody saves data', { serviceWorker: { register }, connection: { saveData: true } }],
])('keeps nothing %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  keepBuild('/sw.js')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(register).not.toHaveBeenCalled()
})

it('goes on without where the browser refuses', async () => {
  register.mockRejectedValue(new Error('The operation is insecure.'))
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  keepBuild('/sw.js')
  await expect(vi.advanceTimersByTimeAsync(5_000)).resolves.toBeDefined()
})
