import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useStill } from './useStill.ts'

afterEach(() => void vi.useRealTimers())

function press() {
  const { result, rerender } = renderHook(useStill<string>, { initialProps: 'before' })
  act(() => result.current.pressBegan())
  rerender('after')
  expect(result.current.still).toBe('before')
  return result
}

describe('what somebody presses on', () => {
  it.each(['click', 'pointercancel'])('stays as it is until %s', (end) => {
    const result = press()
    act(() => void dispatchEvent(new Event(end)))
    expect(result.current.still).toBe('after')
  })

  it('stays as it is from the lifted finger to its click, which may never come', () => {
    vi.useFakeTimers()
    const result = press()
    act(() => void dispatchEvent(new Event('pointerup')))
    expect(result.current.still).toBe('before')
    act(() => void vi.runAllTimers())
    expect(result.current.still).toBe('after')
  })
})
