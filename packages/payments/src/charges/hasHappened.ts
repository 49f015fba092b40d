import type { Operation, OperationType, ParkingSession } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import type { CancelIntent, RenewIntent, StartIntent, TopUpIntent } from './intents.ts'

/** What the account shows after an answer was lost. */
export interface AccountTruth {
  readonly sessions: readonly ParkingSession[]
  readonly operations: readonly Operation[]
  readonly now: Instant
}

/** Operations carry whole seconds, and the clock that is compared with them is as exact as that. */
const tolerance = 2_000
const minute = 60_000

/** Whether parking was started: it runs, or the history shows that it was paid. */
export function startHappened(intent: StartIntent, since: Instant, truth: AccountTruth): boolean {
  const runs = truth.sessions.some(
    ({ plate, zone, parkingCode, status, endsAt }) =>
      status === 'active' &&
      plate === intent.plate &&
      isSamePlace(intent, zone, parkingCode) &&
      endsAt >= since + intent.durationMinutes * minute - minute,
  )
  return runs || wasRecorded('payment', intent, since, truth)
}

/** A city that is paid by parkings may leave out the zone of one. */
function isSamePlace(
  intent: Pick<StartIntent, 'zone' | 'parkingCode'>,
  zone: string | null,
  parkingCode: string | null,
): boolean {
  const isSameParking = intent.parkingCode !== null && parkingCode === intent.parkingCode
  return isSameParking || zone === intent.zone
}

/** Whether a session was extended: it ends later by as much, or the history shows it. */
export function renewHappened(intent: RenewIntent, since: Instant, truth: AccountTruth): boolean {
  const wanted = intent.endsAt + intent.durationMinutes * minute
  const session = sessionOf(intent, truth)
  return (
    (session !== null && session.endsAt >= wanted) || wasRecorded('renew', intent, since, truth)
  )
}

/** Whether a session was ended early: it no longer runs before its end, or the history shows it. */
export function cancelHappened(intent: CancelIntent, since: Instant, truth: AccountTruth): boolean {
  const session = sessionOf(intent, truth)
  const isOver = session === null || session.status !== 'active' || session.endsAt <= truth.now
  return (isOver && truth.now < intent.endsAt) || wasRecorded('cancel', intent, since, truth)
}

/** Whether the balance was topped up by the amount. */
export function topUpHappened(intent: TopUpIntent, since: Instant, truth: AccountTruth): boolean {
  return truth.operations.some(
    ({ type, status, sum, at }) =>
      type === 'refill' && status === 'done' && sum === intent.amount && at >= since - tolerance,
  )
}

function sessionOf(intent: CancelIntent, { sessions }: AccountTruth): ParkingSession | null {
  return sessions.find(({ reservationId }) => reservationId === intent.reservationId) ?? null
}

function wasRecorded(
  type: OperationType,
  intent: { readonly plate: string; readonly zone: string | null },
  since: Instant,
  { operations }: AccountTruth,
): boolean {
  return operations.some(
    (operation) =>
      operation.type === type &&
      operation.status === 'done' &&
      operation.plate === intent.plate &&
      (intent.zone === null || operation.zone === intent.zone) &&
      operation.at >= since - tolerance,
  )
}
