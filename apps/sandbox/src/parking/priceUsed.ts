import type { Instant, Kopecks } from '@parking/pricing'
import { readCategory } from './category.ts'
import type { City } from '../city/city.ts'
import { Refusal } from '../wire/Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { SessionRow } from '../store/schema.ts'
import { priceStay, type Stay } from './stay.ts'

const MINUTE = 60_000

/** The stay that a session stands for, from a given moment on. */
export function stayOf(city: City, session: SessionRow, start: Instant, minutes: number): Stay {
  const zone = city.zones.byNumber(session.zone)
  if (!zone) throw new Refusal('ZoneNotFound')
  const format = session.plate_format === 'other' ? 'other' : 'rus'
  const category = readCategory(session.category)
  return {
    zone,
    parkingCode: session.parking_code,
    vehicle: { plate: session.plate, format, category },
    start,
    minutes,
    post: false,
  }
}

/** Kopecks that the part of a session that has been used costs; a begun minute counts whole. */
export function priceUsed(
  store: Store,
  city: City,
  account: number,
  session: SessionRow,
  now: Instant,
): Kopecks {
  const minutes = Math.max(0, Math.ceil((now - session.start_at) / MINUTE))
  return priceStay(store, city, account, stayOf(city, session, session.start_at, minutes)).total
}
