import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepBuild } from './keepBuild.ts'

const register = vi.fn<(address: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  register.mockReset().mockResolvedValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('leaves the first seconds to the page, then keeps the build', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  keepBuild('/sw.js')
  await vi.advanceTimersByTimeAsync(4_900)
  expect(register).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(register).toHaveBeenCalledExactlyOnceWith(new URL('/sw.js', window.location.href).href)
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
