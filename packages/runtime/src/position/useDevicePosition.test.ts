import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  positionForgotten,
  positionFound,
  useDevicePosition,
  type Fix,
} from './useDevicePosition.ts'

const minute = 60_000
const here: Fix = { position: [49.1, 55.8], accuracy: 10 }
const there: Fix = { position: [49.2, 55.8], accuracy: 10 }
const pass = (minutes: number): void =>
  act(() => {
    vi.advanceTimersByTime(minutes * minute)
  })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  positionForgotten()
  vi.useRealTimers()
})

it('is known from when it was found until ten minutes later', () => {
  const { result } = renderHook(useDevicePosition)
  expect(result.current).toBeNull()
  act(() => positionFound(here))
  pass(9)
  expect(result.current).toEqual(here)
  act(() => positionFound(there))
  pass(9)
  expect(result.current).toEqual(there)
  pass(2)
  expect(result.current).toBeNull()
})
