import { afterEach, expect, it, vi } from 'vitest'
import { expectFromBank, forgetBank, startAnewAfterBank } from './wayToBank.ts'

afterEach(() => {
  forgetBank()
  vi.restoreAllMocks()
})

function shown(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

it('loads a page anew that is brought back as it was before the bank, and no other', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  startAnewAfterBank()
  shown(true)
  expect(reload).not.toHaveBeenCalled()
  expectFromBank()
  shown(false)
  expect(reload).not.toHaveBeenCalled()
  shown(true)
  expect(reload).toHaveBeenCalledOnce()
})
