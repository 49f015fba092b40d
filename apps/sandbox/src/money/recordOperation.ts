import type { Instant, Kopecks } from '@parking/pricing'
import type { CityContext } from '../city/CityContext.ts'
import type { OperationRow } from '../store/schema.ts'

/** One line of a driver's history. */
export interface NewOperation {
  account: number
  type: 'payment' | 'refill' | 'renew' | 'cancel' | 'subscription' | 'paymentGate' | 'bonus20'
  status?: OperationRow['status']
  start?: Instant
  end?: Instant
  zone?: string
  parking?: string
  tariff?: string
  plate?: string
  /** Kopecks, without a sign: the type says which way they went. */
  sum: Kopecks
  discount?: Kopecks
  orderNumber: string
  phone?: string
  description?: string
}

/** Writes a line into a driver's history. */
export function recordOperation({ store, city, now }: CityContext, operation: NewOperation): void {
  const { start = null, end = null, orderNumber, status = 'done', ...rest } = operation
  store.run(
    store.from.insertInto('operations').values({
      zone: '',
      parking: '',
      tariff: '',
      plate: '',
      driver: '',
      resolution: '',
      discount: 0,
      phone: '',
      description: '',
      ...rest,
      city: city.id,
      status,
      at: now,
      start_at: start,
      end_at: end,
      order_number: orderNumber,
      fiscal: status === 'done' && operation.sum > 0 ? 1 : 0,
    }),
  )
}
