import type { CityContext } from '../city/CityContext.ts'
import type { SessionRow } from '../store/schema.ts'
import { stayEnd, type Stay } from './stay.ts'

/** What of a session follows from how it is paid, and not from its stay. */
type Terms = Pick<
  SessionRow,
  'account' | 'cost' | 'discount' | 'paid' | 'status' | 'kind' | 'order_number'
>

/** Keeps a new session. */
export function insertSession({ store, city }: CityContext, stay: Stay, terms: Terms): SessionRow {
  const row: Omit<SessionRow, 'id'> = {
    ...terms,
    city: city.id,
    zone: stay.zone.number,
    parking_code: stay.parkingCode || (stay.zone.parkingCodes[0] ?? ''),
    plate: stay.vehicle.plate,
    category: stay.vehicle.category,
    plate_format: stay.vehicle.format,
    start_at: stay.start,
    end_at: stayEnd(stay),
    post_from: stay.paid === 'after' ? stay.start : null,
  }
  return { ...row, id: store.run(store.from.insertInto('sessions').values(row)).id }
}
