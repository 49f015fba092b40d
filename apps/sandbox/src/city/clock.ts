import type { Instant } from '@parking/pricing'
import type { Store } from '../store/openStore.ts'

/** A city's clock: the machine's, moved or stopped; it is kept across restarts. */
export interface Clock {
  now(): Instant
  /** Moves the clock by so many milliseconds, back when negative. */
  move(milliseconds: number): void
  /** Sets the clock; it runs on from there, or stands still when `frozen`. */
  set(instant: Instant, frozen?: boolean): void
  /** Returns to the machine's time. */
  reset(): void
}

/** Opens the clock of a city that already has its row in the database. */
export function openClock(store: Store, cityId: string, machine: () => Instant): Clock {
  const row = store.get(
    store.from.selectFrom('cities').select(['clock_offset', 'frozen_at']).where('id', '=', cityId),
  )
  let offset = row?.clock_offset ?? 0
  let frozenAt = row?.frozen_at ?? null

  const keep = () => {
    store.run(
      store.from
        .updateTable('cities')
        .set({ clock_offset: offset, frozen_at: frozenAt })
        .where('id', '=', cityId),
    )
  }
  return {
    now: () => frozenAt ?? machine() + offset,
    move(milliseconds) {
      if (frozenAt === null) offset += milliseconds
      else frozenAt += milliseconds
      keep()
    },
    set(instant, frozen = false) {
      offset = instant - machine()
      frozenAt = frozen ? instant : null
      keep()
    },
    reset() {
      offset = 0
      frozenAt = null
      keep()
    },
  }
}
