import { profileQuery } from '@parking/api-client'
import {
  currentSessions,
  hasEnd,
  untimedSessions,
  type ParkingSession,
  type TimedSession,
  type Unreadable,
  type Vehicle,
} from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import { useAppContext } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'

/**
 * A session that runs or begins later by its id, with its vehicle where that is the account's; null when
 * it is not listed.
 */
export function useRunningSession(id: string): {
  readonly session: ParkingSession | null
  /** The same; null where its end is not known. */
  readonly timed: TimedSession | null
  readonly vehicle: Vehicle | null
  /** How many sessions could not be read: the session may be among them. */
  readonly unreadable: Unreadable
} {
  const { api } = useAppContext()
  const { data } = useQuery(profileQuery(api))
  const now = useNow()
  const listed = data?.sessions ?? []
  const sessions = [...currentSessions(listed, now), ...untimedSessions(listed, now)]
  const session = sessions.find((one) => one.id === id && one.status === 'active') ?? null
  const timed = session !== null && hasEnd(session) ? session : null
  const vehicle = useVehicleOf(session)
  return { session, timed, vehicle, unreadable: data?.unreadable.sessions ?? 0 }
}

/** The vehicle of a session, where it is the account's; null else. */
export function useVehicleOf(session: Pick<ParkingSession, 'plate'> | null): Vehicle | null {
  const { api } = useAppContext()
  const { data } = useQuery(profileQuery(api))
  return data?.vehicles.find(({ plate }) => isSamePlate(plate, session?.plate)) ?? null
}
