import type { Operation } from '../operation/Operation.ts'

/** A paid hour in zone 101, unless told otherwise. */
export function sampleOperation(changes: Partial<Operation> = {}): Operation {
  return {
    orderNumber: '100500',
    type: 'payment',
    status: 'done',
    at: Date.UTC(2026, 10, 21, 9, 0),
    precision: 1000,
    startsAt: Date.UTC(2026, 10, 21, 9, 0),
    endsAt: Date.UTC(2026, 10, 21, 10, 0),
    durationMinutes: 60,
    zone: '101',
    parking: null,
    tariff: null,
    plate: 'А123ВС116',
    sum: 10_000,
    discount: 0,
    driverPhone: null,
    fiscalReceiptUrl: null,
    description: null,
    ...changes,
  }
}
