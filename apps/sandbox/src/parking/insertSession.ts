import type { CityContext } from '../city/CityContext.ts'
import type { SessionRow } from '../store/schema.ts'
import { requestEnd, type ParkingRequest } from './parkingRequest.ts'

/** What of a session follows from how it is paid, and not from the request for it. */
type Terms = Pick<
  SessionRow,
  'account' | 'cost' | 'discount' | 'paid' | 'status' | 'kind' | 'order_number'
>

/** Keeps a new session. */
export function insertSession(
  { store, city }: CityContext,
  request: ParkingRequest,
  terms: Terms,
): SessionRow {
  const row: Omit<SessionRow, 'id'> = {
    ...terms,
    city: city.id,
    zone: request.zone.number,
    parking_code: request.parkingCode || (request.zone.parkingCodes[0] ?? ''),
    plate: request.vehicle.plate,
    category: request.vehicle.category,
    plate_format: request.vehicle.format,
    start_at: request.start,
    end_at: requestEnd(request),
    post_from: request.paid === 'after' ? request.start : null,
  }
  return { ...row, id: store.run(store.from.insertInto('sessions').values(row)).id }
}
