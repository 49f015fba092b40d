import { createContext, use, useSyncExternalStore } from 'react'
import type { Instant } from '@parking/pricing'

/** The clock that components below read; the device's unless a provider gives another. */
export const ClockContext = createContext<() => Instant>(Date.now)

const lengths = { second: 1000, minute: 60_000 } as const

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | null = null

/**
 * Returns the beginning of the present second or minute, and renders again when the next one begins.
 * All users share one timer, and a page that comes back to the front is brought up to date at once.
 */
export function useNow(unit: keyof typeof lengths = 'second'): Instant {
  const clock = use(ClockContext)
  const read = () => Math.floor(clock() / lengths[unit]) * lengths[unit]
  return useSyncExternalStore(subscribe, read, read)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === null) {
    timer = setInterval(tick, lengths.second)
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
