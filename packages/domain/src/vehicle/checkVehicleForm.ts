import { isSamePlate, type PlateFormat, type VehicleCategory } from '@parking/plates'
import type { Instant } from '@parking/pricing'
import type { Check } from '../check/check.ts'
import { checkStsNumber } from '../document/checkDocument.ts'
import { runningSessions } from '../session/runningSessions.ts'
import type { ParkingSession } from '../session/ParkingSession.ts'
import { checkVehicle, type VehicleRefusal } from './checkVehicle.ts'
import type { Vehicle } from './Vehicle.ts'

/** What decides whether a vehicle can be saved, as it was typed. */
export interface TypedVehicle {
  readonly plate: string
  readonly format: PlateFormat
  readonly category: VehicleCategory
  readonly stsNumber: string
}

/** What a vehicle is checked against. */
export interface VehicleAccount {
  readonly vehicles: readonly Vehicle[]
  readonly sessions: readonly ParkingSession[]
  readonly now: Instant
}

/** That a vehicle is parked, and until when; null where nobody knows. */
export interface Occupied {
  readonly until: Instant | null
}

/**
 * Until when a session runs for a plate; null while none does. Until then the vehicle is occupied: it
 * can't be added, changed or deleted (specification, section 5).
 */
export function findOccupied(
  plate: string,
  { sessions, now }: Pick<VehicleAccount, 'sessions' | 'now'>,
): Occupied | null {
  const ends = runningSessions(sessions, now)
    .filter((one) => isSamePlate(one.plate, plate))
    .map(({ endsAt }) => endsAt)
  if (ends.length === 0) return null
  const known = ends.filter((end) => end !== null)
  return { until: known.length < ends.length ? null : Math.max(...known) }
}

/**
 * Checks a vehicle that is added or changed, each field by itself: its plate with its category
 * against the other vehicles and the running sessions, its certificate against the others'.
 *
 * @param edited - the plate of the vehicle that is changed, null for a new one
 */
export function checkVehicleForm(
  typed: TypedVehicle,
  edited: string | null,
  { vehicles, sessions, now }: VehicleAccount,
): {
  readonly plate: Check<string, VehicleRefusal>
  readonly stsNumber: Check<string | null, 'format' | 'duplicate'>
} {
  const others = vehicles.filter(({ plate }) => plate !== edited)
  const parked = runningSessions(sessions, now)
  return {
    plate: checkVehicle(typed.plate, typed.category, {
      format: typed.format,
      parked: parked.map(({ plate }) => plate),
      owned: others.map(({ plate }) => plate),
    }),
    stsNumber: checkStsNumber(
      typed.stsNumber,
      others.map(({ stsNumber }) => stsNumber),
    ),
  }
}
