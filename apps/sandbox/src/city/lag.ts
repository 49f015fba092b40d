import type { Instant } from '@parking/pricing'
import type { Store } from '../store/openStore.ts'

/** How late a city's accounts show that money has moved. */
export interface Lag {
  /** From now on accounts are so many milliseconds late, by the city's clock; 0: they are not. */
  set(milliseconds: number): void
  /** Keeps what accounts show, just before money moves. */
  keep(store: Store, now: Instant): void
  /** What accounts show at an instant: the store as it was, or as it is. */
  shown(store: Store, now: Instant): Store
}

/** Makes accounts that are never late. */
export function createLag(): Lag {
  let lag = 0
  let kept: { readonly at: Instant; readonly store: Store }[] = []
  const forgetUntil = (instant: Instant) => {
    for (const { at, store } of kept) if (at <= instant) store.close()
    kept = kept.filter(({ at }) => at > instant)
  }
  return {
    set(milliseconds) {
      lag = milliseconds
      forgetUntil(Infinity)
    },
    keep(store, now) {
      if (lag > 0) kept.push({ at: now, store: store.copy() })
    },
    shown(store, now) {
      forgetUntil(now - lag)
      return kept[0]?.store ?? store
    },
  }
}
