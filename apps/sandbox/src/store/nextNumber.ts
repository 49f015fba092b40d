import { sql } from 'kysely'
import type { Store } from './openStore.ts'

/** Counts on, per city: order numbers, receipts, appeals. The first number is `first`. */
export function nextNumber(store: Store, city: string, name: string, first = 1): number {
  const row = store.get(
    store.from
      .insertInto('counters')
      .values({ city, name, value: first })
      .onConflict((conflict) =>
        conflict.columns(['city', 'name']).doUpdateSet({ value: sql`value + 1` }),
      )
      .returning('value'),
  )
  if (!row) throw new Error(`The counter ${name} gave no number`)
  return row.value
}

/** A number of an operation, as drivers see it in their history. */
export function nextOrderNumber(store: Store, city: string): string {
  return String(nextNumber(store, city, 'order', 100_000_001))
}
