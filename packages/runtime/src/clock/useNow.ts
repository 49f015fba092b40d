import type { Instant } from '@parking/pricing'
import { useSyncExternalStore } from 'react'
import { useAppContext } from '../app/AppContext.ts'
import type { ServerClock } from './createServerClock.ts'

interface Ticker {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => Instant
}

const second = 1000
const tickers = new WeakMap<ServerClock, Ticker>()

/**
 * The current second by the server's clock. All countdowns of a page share one timer, and each
 * tick reads the clock anew: a laptop that slept shows the right time with its first tick.
 */
export function useNow(): Instant {
  const { clock } = useAppContext()
  const { subscribe, read } = tickerOf(clock)
  return useSyncExternalStore(subscribe, read)
}

function tickerOf(clock: ServerClock): Ticker {
  const known = tickers.get(clock)
  if (known !== undefined) return known
  const ticker = createTicker(clock)
  tickers.set(clock, ticker)
  return ticker
}

function createTicker(clock: ServerClock): Ticker {
  const listeners = new Set<() => void>()
  const thisSecond = (): Instant => Math.floor(clock.now() / second) * second
  let timer: ReturnType<typeof setInterval> | undefined
  let shown = thisSecond()
  const tick = (): void => {
    shown = thisSecond()
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener) => {
      if (listeners.size === 0) {
        shown = thisSecond()
        timer = setInterval(tick, second)
        document.addEventListener('visibilitychange', tick)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        document.removeEventListener('visibilitychange', tick)
      }
    },
    read: () => shown,
  }
}
