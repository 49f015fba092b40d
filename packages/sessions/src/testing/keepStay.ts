import type { KeyValueStorage } from '@parking/runtime'
import { stayPaid, type LastStay } from '../draft/lastStay.ts'

/** Has a device remember a stay of a test's driver: an hour in zone 101 with the main car. */
export function keepStay(storage: KeyValueStorage, stay: Partial<LastStay> = {}): void {
  const driver = { email: 'driver@parking.example', phones: [] }
  const usual = { zone: '101', parkingCode: null, plate: 'А123ВС116', durationMinutes: 60 }
  stayPaid({ storage, city: { id: 'kazan' } }, driver, { ...usual, ...stay })
}
