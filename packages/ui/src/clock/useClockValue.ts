import { createContext, use, useSyncExternalStore } from 'react'
import type { Instant } from '@parking/pricing'

/** The clock that components below read; the device's unless a provider gives another. */
export const ClockContext = createContext<() => Instant>(Date.now)

/** How often the clock is read, in milliseconds. */
const second = 1000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | null = null

/**
 * Returns what a function makes of the present instant, and renders again when that becomes another
 * one. All users share one timer, and a page that comes back to the front is brought up to date at
 * once.
 */
export function useClockValue<Value extends number | string | boolean | null>(
  read: (now: Instant) => Value,
): Value {
  const clock = use(ClockContext)
  const readNow = () => read(clock())
  return useSyncExternalStore(subscribe, readNow, readNow)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === null) {
    timer = setInterval(tick, second)
    document.addEventListener('visibilitychange', tick)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0 || timer === null) return
    clearInterval(timer)
    timer = null
    document.removeEventListener('visibilitychange', tick)
  }
}

function tick(): void {
  for (const listener of listeners) listener()
}
