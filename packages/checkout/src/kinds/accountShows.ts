import type { Operation, OperationType, ParkingSession } from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import type { Instant } from '@parking/pricing'
import type { AccountTruth } from '../account/readAccount.ts'
import type { Finding } from '../charge/ChargePorts.ts'

/** Operations carry whole seconds, and the clock that is compared with them is as exact as that. */
const tolerance = 2_000

/** Whether an operation was made since an instant. */
export function isSince({ at }: Operation, since: Instant): boolean {
  return at >= since - tolerance
}

/** Whether the history shows that something was paid for a vehicle in a zone since an instant. */
export function wasRecorded(
  type: OperationType,
  paid: { readonly plate: string; readonly zone: string | null },
  since: Instant,
  { operations }: AccountTruth,
): boolean {
  return operations.some(
    (operation) =>
      operation.type === type &&
      operation.status === 'done' &&
      isSamePlate(operation.plate, paid.plate) &&
      (paid.zone === null || operation.zone === paid.zone) &&
      isSince(operation, since),
  )
}

/** The session that an intent names; null when the account no longer shows it. */
export function findSession(
  { reservationId }: { readonly reservationId: string },
  { sessions }: AccountTruth,
): ParkingSession | null {
  return sessions.find((session) => session.reservationId === reservationId) ?? null
}

/** Words a plain yes or no as a finding; what happened has no answer to show. */
export function happenedIf(hasHappened: boolean): Finding<never> {
  return hasHappened ? { kind: 'happened', result: null } : { kind: 'nothing' }
}
