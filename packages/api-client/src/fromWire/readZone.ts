import type { Zone, ZoneParking } from '@parking/domain'
import type { DayType, PriceInterval } from '@parking/pricing'
import { count, exact, money, need, oneOf, pick, readCountedList, record, text } from '../decode.ts'
import { readKnownCategory } from './plate.ts'

/**
 * Reads a zone. One price that cannot be read leaves unknown what the zone costs: the back end's own
 * cost is charged, and no estimate beats a wrong one.
 */
export function readZone(value: unknown): Zone {
  const found = record(value, 'zone')
  const zone = need(exact(pick(found, 'zonenumber', 'value')), 'value')
  const prices = readPrices(pick(found, 'prices'))
  const parkings = readCountedList(pick(found, 'parkings') ?? [], readParking)
  return {
    number: zone,
    name: text(pick(found, 'zonename', 'name')) ?? zone,
    ...(prices?.length === 0 ? {} : { tariff: prices && { prices } }),
    ...(parkings.items.length > 0 ? { parkings: parkings.items } : {}),
    ...(parkings.unreadable === 0 ? {} : { unreadable: parkings.unreadable }),
  }
}

function readParking(value: unknown): ZoneParking {
  const found = record(value, 'parking')
  return { code: need(exact(pick(found, 'parkingCode')), 'code'), name: text(pick(found, 'name')) }
}

/** The prices that a zone tells, each once; null where they cannot be gone by. */
function readPrices(raw: unknown): readonly PriceInterval[] | null {
  if (raw === null) return []
  const { items: prices, unreadable } = readCountedList(raw, readPrice)
  if (unreadable !== 0) return null
  return [...new Map(prices.map((price) => [JSON.stringify(price), price])).values()]
}

const dayTypes = {
  default: 'default',
  saturday: 'saturday',
  sunday: 'sunday',
  holiday: 'holiday',
} as const

function readPrice(value: unknown): PriceInterval {
  const found = record(value, 'price')
  const interval = record(pick(found, 'interval'), 'interval')
  const category = readKnownCategory(pick(found, 'category'))
  const price = {
    dayType: need(oneOf<DayType>(dayTypes, pick(found, 'type')), 'type'),
    from: need(readClock(pick(interval, 'from')), 'from'),
    to: endOf(need(readClock(pick(interval, 'to')), 'to')),
    hourlyPrice: need(
      count(pick(found, 'priceNum')) ?? count(money(pick(found, 'price'))),
      'price',
    ),
  }
  return category === null ? price : { ...price, category }
}

/** 23:59 is what people write for the end of the day: a free last minute is never meant. */
function endOf(clock: string): string {
  return clock.startsWith('23:59') ? '24:00:00' : clock
}

/** Reads a time of day, HH:mm:ss; the hour may lack its first digit, the seconds may be missing. */
function readClock(value: unknown): string | null {
  const [, hour, minute, second = '00'] =
    /^(\d\d?):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?$/.exec(text(value) ?? '') ?? []
  if (hour === undefined || Number(hour) > 24) return null
  return `${hour.padStart(2, '0')}:${minute}:${second}`
}
