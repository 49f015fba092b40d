import type { Instant, Kopecks } from '@parking/pricing'
import type { CityContext } from '../city/CityContext.ts'
import type { SessionRow } from '../store/schema.ts'
import { priceUsed } from './priceParking.ts'

/**
 * Ends a session that nothing was paid for: free, it is closed; else it waits for its payment.
 *
 * @returns kopecks to pay.
 */
export function endUnpaid(context: CityContext, session: SessionRow, at: Instant): Kopecks {
  const { store } = context
  const end = Math.min(session.end_at, Math.max(at, session.start_at))
  const cost = priceUsed(context, session, end)
  store.run(
    store.from
      .updateTable('sessions')
      .set({ end_at: end, cost, status: cost === 0 ? 'closed' : 'waiting' })
      .where('id', '=', session.id),
  )
  return cost
}
