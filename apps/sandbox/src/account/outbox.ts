import type { CityContext } from '../city/CityContext.ts'
import type { OutboxRow } from '../store/schema.ts'

/** A message that a real back end would send. */
export type NewMessage = Pick<OutboxRow, 'channel' | 'recipient' | 'text'> &
  Partial<Pick<OutboxRow, 'code' | 'link'>>

/** Puts a message into the outbox, where its page shows it. */
export function sendOut({ store, city, now }: CityContext, message: NewMessage): void {
  store.run(
    store.from
      .insertInto('outbox')
      .values({ city: city.id, code: '', link: '', ...message, at: now }),
  )
}

/** Lists the last hundred messages, the newest first. */
export function listMessages({ store, city }: CityContext): OutboxRow[] {
  return store.all(
    store.from
      .selectFrom('outbox')
      .selectAll()
      .where('city', '=', city.id)
      .orderBy('id', 'desc')
      .limit(100),
  )
}
