import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { positionForgotten, positionFound, useDevicePosition } from './useDevicePosition.ts'

const minute = 60_000
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
  act(() => positionFound([49.1, 55.8]))
  pass(9)
  expect(result.current).toEqual([49.1, 55.8])
  act(() => positionFound([49.2, 55.8]))
  pass(9)
  expect(result.current).toEqual([49.2, 55.8])
  pass(2)
  expect(result.current).toBeNull()
})
