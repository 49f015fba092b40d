import type { Instant, Kopecks } from '@parking/pricing'
import type { Store } from '../store/openStore.ts'
import type { OperationRow } from '../store/schema.ts'

/** One line of a driver's history. */
export interface NewOperation {
  city: string
  account: number
  type: 'payment' | 'refill' | 'renew' | 'cancel' | 'subscription' | 'paymentGate' | 'bonus20'
  status?: OperationRow['status']
  at: Instant
  start?: Instant
  end?: Instant
  zone?: string
  parking?: string
  tariff?: string
  plate?: string
  driver?: string
  resolution?: string
  /** Kopecks, without a sign: the type says which way they went. */
  sum: Kopecks
  discount?: Kopecks
  orderNumber: string
  phone?: string
  description?: string
}

/** Writes a line into a driver's history. */
export function recordOperation(store: Store, operation: NewOperation): void {
  store.run(
    store.from.insertInto('operations').values({
      city: operation.city,
      account: operation.account,
      type: operation.type,
      status: operation.status ?? 'done',
      at: operation.at,
      start_at: operation.start ?? null,
      end_at: operation.end ?? null,
      zone: operation.zone ?? '',
      parking: operation.parking ?? '',
      tariff: operation.tariff ?? '',
      plate: operation.plate ?? '',
      driver: operation.driver ?? '',
      resolution: operation.resolution ?? '',
      sum: operation.sum,
      discount: operation.discount ?? 0,
      order_number: operation.orderNumber,
      phone: operation.phone ?? '',
      fiscal: (operation.status ?? 'done') === 'done' && operation.sum > 0 ? 1 : 0,
      description: operation.description ?? '',
    }),
  )
}
