import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** Lets the page's device sleep for some seconds, and wake. */
export function wakeLater(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
  onTestFinished(() => void vi.useRealTimers())
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
