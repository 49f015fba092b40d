import type { KeyValueStorage } from '@parking/runtime'
import { sessionPaid, type LastSession } from '../draft/lastSession.ts'

/** Has a device remember a session of a test's driver: an hour in zone 101 with the main car. */
export function keepLastSession(
  storage: KeyValueStorage,
  session: Partial<LastSession> = {},
): void {
  const driver = { email: 'driver@parking.example', phones: [] }
  const usual = { zone: '101', parkingCode: null, plate: 'А123ВС116', durationMinutes: 60 }
  sessionPaid({ storage, city: { id: 'kazan' } }, driver, { ...usual, ...session })
}
