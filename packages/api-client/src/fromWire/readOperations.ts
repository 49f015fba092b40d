import type { Operation, OperationsPage, OperationStatus, OperationType } from '@parking/domain'
import {
  cityTime,
  count,
  exact,
  meaningful,
  money,
  need,
  listReader,
  oneOf,
  pick,
  record,
  text,
  writtenTime,
  type Wire,
} from '../decode.ts'
import { readPlate } from './plate.ts'

const types: Readonly<Record<string, OperationType>> = {
  payment: 'payment',
  refill: 'refill',
  renew: 'renew',
  cancel: 'cancel',
  subscription: 'subscription',
  paymentSubscription: 'subscription',
  paymentGate: 'paymentGate',
  bonus20: 'bonus20',
}

const statuses: Readonly<Record<string, OperationStatus>> = {
  done: 'done',
  cancel: 'cancelled',
  error: 'error',
  waiting: 'waiting',
  wait: 'waiting',
  processing: 'waiting',
}

/** Reads a page of the operations history. */
export function readOperations(result: unknown, timeZone: string, answer: Wire): OperationsPage {
  const { items: operations, unreadable } = readPage(result, timeZone)
  return { operations, unreadable, total: count(pick(answer, 'total')) }
}

const readPage = listReader(readOperation)

function readOperation(value: unknown, timeZone: string): Operation {
  const found = record(value, 'operation')
  const at = (name: string) => cityTime(pick(found, name), timeZone)
  const when = (name: string) => writtenTime(pick(found, name), timeZone)
  const made = need(when('dateOperation') ?? when('startsOf'), 'dateOperation')
  const zone = exact(pick(found, 'zone'))
  return {
    orderNumber: meaningful(pick(found, 'orderNumber')),
    type: oneOf(types, pick(found, 'type')) ?? 'other',
    status: oneOf(statuses, pick(found, 'status')) ?? 'other',
    at: made.at,
    precision: made.precision,
    startsAt: at('startsOf'),
    endsAt: at('endOf'),
    durationMinutes: count(pick(found, 'duration')),
    // What was paid for a permit may name every zone, as the permit does.
    zone: zone === 'all' || zone === '#' ? null : zone,
    parking: exact(pick(found, 'parking')),
    tariff: text(pick(found, 'tariff')),
    plate: readPlate(pick(found, 'transport')),
    sum: need(money(pick(found, 'sum', 'amount')), 'sum'),
    discount: money(pick(found, 'sumSale')) ?? 0,
    driverPhone: exact(pick(found, 'driverPhone')),
    fiscalReceiptUrl: exact(pick(found, 'checkFiscal')),
    description: text(pick(found, 'description')),
  }
}
