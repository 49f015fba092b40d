import { profileQuery } from '@parking/api-client'
import {
  currentSessions,
  type ParkingSession,
  type Unreadable,
  type Vehicle,
} from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import { useAppContext } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'

/** A running session by its id, with its vehicle where that is the account's; null when it is not listed. */
export function useRunningSession(id: string): {
  readonly session: ParkingSession | null
  readonly vehicle: Vehicle | null
  /** How many sessions could not be read: the session may be among them. */
  readonly unreadable: Unreadable
} {
  const { api } = useAppContext()
  const { data } = useQuery(profileQuery(api))
  const sessions = currentSessions(data?.sessions ?? [], useNow())
  const session = sessions.find((one) => one.id === id) ?? null
  const vehicle = useVehicleOf(session)
  return { session, vehicle, unreadable: data?.unreadable.sessions ?? 0 }
}

/** The vehicle of a session, where it is the account's; null else. */
export function useVehicleOf(session: Pick<ParkingSession, 'plate'> | null): Vehicle | null {
  const { api } = useAppContext()
  const { data } = useQuery(profileQuery(api))
  return data?.vehicles.find(({ plate }) => isSamePlate(plate, session?.plate)) ?? null
}
