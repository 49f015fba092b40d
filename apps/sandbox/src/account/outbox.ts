import type { Instant } from '@parking/pricing'
import type { Store } from '../store/openStore.ts'
import type { OutboxRow } from '../store/schema.ts'

/** A message that a real back end would send. */
export type NewMessage = Pick<OutboxRow, 'channel' | 'recipient' | 'text'> &
  Partial<Pick<OutboxRow, 'code' | 'link'>>

/** Puts a message into the outbox, where its page shows it. */
export function sendOut(store: Store, city: string, message: NewMessage, now: Instant): void {
  store.run(
    store.from.insertInto('outbox').values({ city, code: '', link: '', ...message, at: now }),
  )
}
