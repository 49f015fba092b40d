import type { Instant } from '@parking/pricing'
import type { City } from '../city/city.ts'
import { nextOrderNumber } from '../store/nextNumber.ts'
import type { Store } from '../store/openStore.ts'
import { refuseParked } from './findSessions.ts'
import { sessionOf } from './sessionOf.ts'
import { endOf, type Stay } from './stay.ts'

/** Starts a session that nothing is paid for yet (cities without balance): it runs until ended. */
export function startUnpaid(
  store: Store,
  city: City,
  stay: Stay,
  account: number,
  now: Instant,
): { id: number; orderNumber: string } {
  return store.transaction(() => {
    refuseParked(store, city, stay, now)
    const orderNumber = nextOrderNumber(store, city.id)
    const { id } = store.run(
      store.from.insertInto('sessions').values({
        ...sessionOf(city, stay, account),
        end_at: endOf(stay),
        cost: 0,
        discount: 0,
        paid: 0,
        status: 'active',
        kind: 'direct',
        post_from: null,
        order_number: orderNumber,
      }),
    )
    return { id, orderNumber }
  })
}
