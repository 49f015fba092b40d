import {
  addDays,
  startOfDay,
  wallClock,
  type DateOnly,
  type Instant,
  type Kopecks,
} from '@parking/pricing'
import type { City } from '../city/city.ts'
import type { CityContext } from '../city/CityContext.ts'
import { findPermitPrices } from '../zones/tariffs.ts'
import { ANY } from './listPermits.ts'

/** The types of permits, as the wire names them. */
type PermitType = 'prev_day' | 'day' | 'week' | 'month' | 'quarter' | 'year'

/** A permit that can be bought. */
export interface PermitOffer {
  code: string
  type: PermitType
  title: string
  description: string
  price: Kopecks
  /** Zone numbers; empty for every zone. */
  zones: readonly string[]
  days: number
}

const TYPES: readonly { type: PermitType; title: string; days: number }[] = [
  { type: 'prev_day', title: 'Абонемент за вчера', days: 1 },
  { type: 'day', title: 'Абонемент на день', days: 1 },
  { type: 'week', title: 'Абонемент на неделю', days: 7 },
  { type: 'month', title: 'Абонемент на месяц', days: 30 },
  { type: 'quarter', title: 'Абонемент на квартал', days: 91 },
  { type: 'year', title: 'Абонемент на год', days: 365 },
]

/** Durations of the constructor, in days. */
export const TIMINGS = [7, 30, 90, 180, 365] as const

function findPrice(city: City, type: PermitType): Kopecks {
  const { prices } = findPermitPrices(city.id)
  if (type === 'prev_day') return prices.day
  // No city publishes a year: three and a half quarters.
  return type === 'year' ? Math.round(prices.quarter * 3.5) : prices[type]
}

/** Lists the permits on sale, the shortest first; yesterday's only where yesterday can be paid. */
export function listOffers(city: City): PermitOffer[] {
  return TYPES.filter(({ type }) => type !== 'prev_day' || city.modes.usePostPaymentYesterday).map(
    ({ type, title, days }) => ({
      code: type,
      type,
      title,
      description: 'Действует во всех зонах города',
      price: findPrice(city, type),
      zones: [],
      days,
    }),
  )
}

/** Puts a permit together from zones and days; null when there is none of such length. */
export function constructOffer(
  city: City,
  zones: readonly string[],
  days: number,
): PermitOffer | null {
  if (!TIMINGS.some((timing) => timing === days)) return null
  const { prices } = findPermitPrices(city.id)
  const share = Math.min(1, 0.3 + 0.2 * zones.length)
  const daily = days < 30 ? prices.week / 7 : prices.month / 30
  return {
    code: `constructor-${days}-${zones.join('_')}`,
    type: days < 30 ? 'week' : days < 90 ? 'month' : days < 365 ? 'quarter' : 'year',
    title: `Абонемент на ${days} дней`,
    description: `Зоны ${zones.join(', ')}`,
    // Whole roubles, as tariffs are.
    price: Math.round((daily * days * share) / 100) * 100,
    zones,
    days,
  }
}

/** Finds what a code stands for. */
export function findOffer(city: City, code: string): PermitOffer | null {
  const parts = /^constructor-(\d{1,3})-([\d_]+)$/.exec(code)
  if (!parts) return listOffers(city).find((offer) => offer.code === code) ?? null
  const zones = (parts[2] ?? '').split('_')
  if (!zones.every((zone) => city.zones.byNumber(zone))) return null
  return constructOffer(city, zones, Number(parts[1]))
}

/** Tells when a permit holds: from the start of a day to the end of its last day, half-open. */
export function permitPeriod(
  city: City,
  offer: PermitOffer,
  from: DateOnly,
): { start: Instant; end: Instant } {
  return {
    start: startOfDay(from, city.timeZone),
    end: startOfDay(addDays(from, offer.days), city.timeZone),
  }
}

/** Finds the first day that a permit may be bought for. */
export function findFirstDay({ city, now }: CityContext, offer: PermitOffer): DateOnly {
  const today = wallClock(now, city.timeZone).date
  return offer.type === 'prev_day' ? addDays(today, -1) : today
}

/** Writes a permit's zones as they are kept. */
export function keptZones(offer: PermitOffer): string {
  return offer.zones.length === 0 ? ANY : offer.zones.join(',')
}
