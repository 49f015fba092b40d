import type { Operation } from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import type { Instant, Kopecks } from '@parking/pricing'

/** A stay with all that was paid for it, as the history tells it. */
export interface StayRecord {
  readonly plate: string | null
  readonly zone: string | null
  readonly parking: string | null
  readonly startsAt: Instant | null
  readonly endsAt: Instant | null
  /** The payment that began it, its extensions, what came back; the oldest first. */
  readonly entries: readonly Operation[]
  /** What was paid in the end; null where that is not told. */
  readonly total: Kopecks | null
}

/** Back ends round times to the minute, each in its own way, in milliseconds. */
const rounding = 60_000

/** What begins a stay. */
const begins = new Set<Operation['type']>(['payment', 'paymentGate'])

/**
 * Puts together what was paid for each stay. An extension belongs to the stay that ends where it
 * begins, a refund to the one that it shares its begin with; where the history has no times, to the
 * last one of the car before it.
 */
export function findStayRecords(operations: readonly Operation[]): readonly StayRecord[] {
  const done = operations
    .filter(({ status }) => status === 'done')
    .toSorted((one, other) => one.at - other.at)
  const stays: Operation[][] = []
  for (const operation of done) {
    if (begins.has(operation.type)) stays.push([operation])
    if (operation.type !== 'renew' && operation.type !== 'cancel') continue
    const ofCar = stays.filter(([first]) => isOfSameCar(operation, first)).toReversed()
    const stay = ofCar.find((entries) => belongs(operation, entries)) ?? ofCar[0]
    stay?.push(operation)
  }
  return stays.map(toStayRecord)
}

function isOfSameCar(one: Operation, other: Operation | undefined): boolean {
  return one.plate !== null && one.zone === other?.zone && isSamePlate(one.plate, other.plate ?? '')
}

function belongs(operation: Operation, entries: readonly Operation[]): boolean {
  return operation.type === 'renew'
    ? isNear(operation.startsAt, findEnd(entries))
    : isNear(operation.startsAt, entries[0]?.startsAt ?? null)
}

/** Tells whether two instants are the same but for rounding. */
export function isNear(one: Instant | null, other: Instant | null): boolean {
  return one !== null && other !== null && Math.abs(one - other) <= rounding
}

/** A refund names the end that the stay had then: what was paid for after it is given back. */
function findEnd(entries: readonly Operation[]): Instant | null {
  return entries.findLast(({ endsAt }) => endsAt !== null)?.endsAt ?? null
}

function toStayRecord(entries: readonly Operation[]): StayRecord {
  const [first] = entries
  return {
    plate: first?.plate ?? null,
    zone: first?.zone ?? null,
    parking: first?.parking ?? null,
    startsAt: first?.startsAt ?? null,
    endsAt: findEnd(entries),
    entries,
    total: entries.reduce(
      (sum, one) => sum + Math.abs(one.sum) * (one.type === 'cancel' ? -1 : 1),
      0,
    ),
  }
}
