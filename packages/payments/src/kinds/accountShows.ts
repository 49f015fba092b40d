import type { Operation, OperationType, ParkingSession } from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import type { AccountTruth } from '../account/readAccount.ts'
import type { Finding } from '../charge/Outcome.ts'

/** Whether an operation is of a type, and was made for a vehicle in a zone. */
export function isFor(
  type: OperationType,
  paid: { readonly plate: string; readonly zone: string | null },
  operation: Operation,
): boolean {
  return (
    operation.type === type &&
    isSamePlate(operation.plate, paid.plate) &&
    (paid.zone === null || operation.zone === null || operation.zone === paid.zone)
  )
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

/** An account shows at the latest after so long what has happened, in milliseconds. */
const longestDelay = 150_000

/**
 * Whether a session is gone from the account. One that has only just begun may not have been shown yet by
 * an account that is late.
 */
export function isGone(
  intent: { readonly reservationId: string; readonly startsAt?: number | undefined },
  account: AccountTruth,
): boolean {
  const { startsAt = -Infinity } = intent
  const mustBeShown = account.now - startsAt > longestDelay
  return account.isWhole && mustBeShown && findSession(intent, account) === null
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
