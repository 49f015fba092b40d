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

/** The operations of a type that were made for a vehicle in a zone since an instant, by how they ended. */
export function findOperations(
  type: OperationType,
  paid: { readonly plate: string; readonly zone: string | null },
  since: Instant,
  { operations }: AccountTruth,
): { readonly done: readonly Operation[]; readonly isAnyOpen: boolean } {
  const found = operations.filter(
    (operation) =>
      operation.type === type &&
      isSamePlate(operation.plate, paid.plate) &&
      (paid.zone === null || operation.zone === null || operation.zone === paid.zone) &&
      isSince(operation, since),
  )
  return {
    done: found.filter(({ status }) => status === 'done'),
    isAnyOpen: found.some(({ status }) => status === 'waiting' || status === 'other'),
  }
}

/** Whether an operation says where it was. */
export function hasPlace({ zone, parking }: Operation): boolean {
  return zone !== null || parking !== null
}

/** The session that an intent names; null when the account no longer shows it. */
export function findSession(
  { reservationId }: { readonly reservationId: string },
  { sessions }: Pick<AccountTruth, 'sessions'>,
): ParkingSession | null {
  return sessions.find((session) => session.reservationId === reservationId) ?? null
}

/** Whether a session is where an intent is: a city that is paid by parkings may leave out its zone. */
export function isSamePlace(
  intent: { readonly zone: string; readonly parkingCode: string | null },
  { zone, parkingCode }: Pick<ParkingSession, 'zone' | 'parkingCode'>,
): boolean {
  const isSameParking = intent.parkingCode !== null && parkingCode === intent.parkingCode
  return isSameParking || zone === intent.zone
}

/** It has happened; the account does not show what the call would have answered. */
export const happened = { kind: 'happened', result: null } as const

/** What the account does not show has not happened, if all of the account could be read. */
export function absent({ isWhole }: AccountTruth): Finding<never> {
  return { kind: isWhole ? 'nothing' : 'open' }
}
