import { sql } from 'kysely'
import type { CityContext } from './CityContext.ts'

/** Counts on, per city: order numbers, receipts, appeals. The first number is `first`. */
export function nextNumber({ store, city }: CityContext, name: string, first: number): number {
  const row = store.get(
    store.from
      .insertInto('counters')
      .values({ city: city.id, name, value: first })
      .onConflict((conflict) =>
        conflict.columns(['city', 'name']).doUpdateSet({ value: sql`value + 1` }),
      )
      .returning('value'),
  )
  if (!row) throw new Error(`The counter ${name} gave no number`)
  return row.value
}

/** A number of an operation, as drivers see it in their history. */
export function nextOrderNumber(context: CityContext): string {
  return String(nextNumber(context, 'order', 100_000_001))
}
