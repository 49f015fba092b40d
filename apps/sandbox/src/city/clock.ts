import type { Instant } from '@parking/pricing'
import type { Store } from '../store/openStore.ts'

/** A city's clock: the machine's, moved or stopped; it is kept across restarts. */
export interface Clock {
  now(): Instant
  /** Moves the clock by so many milliseconds, back when negative. */
  move(milliseconds: number): void
  /** Sets the clock; it runs on from there. */
  set(instant: Instant): void
  /** Stops the clock at an instant. */
  freeze(instant: Instant): void
  /** Returns to the machine's time. */
  reset(): void
}

/** Opens the clock of a city that already has its row in the database. */
export function openClock(store: Store, cityId: string, machine: () => Instant): Clock {
  const row = store.get(
    store.from.selectFrom('cities').select(['clock_offset', 'frozen_at']).where('id', '=', cityId),
  )
  let shown = { offset: row?.clock_offset ?? 0, frozenAt: row?.frozen_at ?? null }

  const keep = (next: typeof shown) => {
    shown = next
    store.run(
      store.from
        .updateTable('cities')
        .set({ clock_offset: next.offset, frozen_at: next.frozenAt })
        .where('id', '=', cityId),
    )
  }
  return {
    now: () => shown.frozenAt ?? machine() + shown.offset,
    move(milliseconds) {
      const { offset, frozenAt } = shown
      if (frozenAt === null) keep({ offset: offset + milliseconds, frozenAt })
      else keep({ offset, frozenAt: frozenAt + milliseconds })
    },
    set: (instant) => keep({ offset: instant - machine(), frozenAt: null }),
    freeze: (instant) => keep({ offset: instant - machine(), frozenAt: instant }),
    reset: () => keep({ offset: 0, frozenAt: null }),
  }
}
