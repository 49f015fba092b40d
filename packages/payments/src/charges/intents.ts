import type { PlateFormat, VehicleCategory } from '@parking/plates'
import type { Instant, Kopecks } from '@parking/pricing'

/** What a driver wants who starts parking. */
export interface StartIntent {
  readonly zone: string
  /** Null where whole zones are paid. */
  readonly parkingCode: string | null
  readonly plate: string
  readonly format: PlateFormat
  readonly category: VehicleCategory
  readonly durationMinutes: number
}

/** A session as an intent names it. */
interface SessionIntent {
  readonly reservationId: string
  readonly plate: string
  readonly zone: string | null
  /** When the session ended as the driver saw it. */
  readonly endsAt: Instant
}

/** What a driver wants who extends a session. */
export interface RenewIntent extends SessionIntent {
  readonly durationMinutes: number
}

/** What a driver wants who ends a session early. */
export type CancelIntent = SessionIntent

/** What a driver wants who tops the balance up. */
export interface TopUpIntent {
  readonly amount: Kopecks
  readonly method: string
  /** Eleven digits, null where the method needs none. */
  readonly phone: string | null
}

/** Tells whether a kept value is what {@link StartIntent} says. */
export function isStartIntent(value: unknown): value is StartIntent {
  return (
    isRecord(value) &&
    ['zone', 'plate', 'format', 'category'].every((name) => typeof value[name] === 'string') &&
    (value['parkingCode'] === null || typeof value['parkingCode'] === 'string') &&
    typeof value['durationMinutes'] === 'number'
  )
}

/** Tells whether a kept value is what {@link CancelIntent} says. */
export function isCancelIntent(value: unknown): value is CancelIntent {
  return (
    isRecord(value) &&
    typeof value['reservationId'] === 'string' &&
    typeof value['plate'] === 'string' &&
    (value['zone'] === null || typeof value['zone'] === 'string') &&
    typeof value['endsAt'] === 'number'
  )
}

/** Tells whether a kept value is what {@link RenewIntent} says. */
export function isRenewIntent(value: unknown): value is RenewIntent {
  return isCancelIntent(value) && 'durationMinutes' in value && value.durationMinutes !== null
}

/** Tells whether a kept value is what {@link TopUpIntent} says. */
export function isTopUpIntent(value: unknown): value is TopUpIntent {
  return (
    isRecord(value) && typeof value['amount'] === 'number' && typeof value['method'] === 'string'
  )
}

/** Tells whether a value is an object whose fields can be looked at. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
