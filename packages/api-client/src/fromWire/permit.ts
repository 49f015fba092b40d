import type {
  Benefit,
  PermitCard,
  PermitOffer,
  PermitTiming,
  PermitType,
  PermitVehicle,
  ZoneScope,
} from '@parking/domain'
import type { Instant, Kopecks } from '@parking/pricing'
import {
  asRecord,
  cityTime,
  count,
  exact,
  readDate,
  flag,
  listOf,
  meaningful,
  need,
  number,
  oneOf,
  pick,
  price,
  record,
  recordOrNull,
  text,
} from '../decode.ts'
import { readCategory, readPlateFormat, readPlate } from './plate.ts'

const types: Readonly<Record<string, PermitType>> = {
  prev_day: 'previousDay',
  day: 'day',
  week: 'week',
  month: 'month',
  mounth: 'month',
  quarter: 'quarter',
  year: 'year',
}

/** Reads a benefit that a driver holds. */
export function readBenefit(value: unknown, timeZone: string): Benefit {
  const found = record(value, 'benefit')
  const name = text(pick(found, 'type', 'variation'))
  return {
    orderNumber: exact(pick(found, 'orderNum')),
    variation: text(pick(found, 'variation')),
    name: need(name, 'type'),
    zones: need(readZones(pick(found, 'zone')), 'zone'),
    vehicle: readVehicle(pick(found, 'transport')),
    percent: Math.min(100, Math.max(0, number(pick(found, 'sale')) ?? 0)),
    startsAt: cityTime(pick(found, 'startOf'), timeZone),
    endsAt: readEnd(pick(found, 'endOf'), timeZone),
    canChangeVehicle: flag(pick(found, 'canChangeTs')),
    canRefund: flag(pick(found, 'canRefund')),
    canPause: flag(pick(found, 'canPause')),
    canContinue: flag(pick(found, 'canContinue')),
    cadastralQuarter: text(pick(found, 'cadastral')),
  }
}

/** From here on an end is none: 31.12.2099 is how a permit without end is written. */
const noEnd = Date.UTC(2099, 0)

function readEnd(value: unknown, timeZone: string): Instant | null {
  const end = cityTime(value, timeZone)
  return end !== null && end < noEnd ? end : null
}

/** Reads a permit that can be bought. */
export function readPermitCard(value: unknown): PermitCard {
  const found = record(value, 'permit')
  return {
    code: need(exact(pick(found, 'parkingPermitCode')), 'parkingPermitCode'),
    name: need(text(pick(found, 'parkingPermit')), 'parkingPermit'),
    type: oneOf(types, pick(found, 'parkingPermitType')),
    description: text(pick(found, 'parkingPermitDesc')),
    order: number(pick(found, 'parkingPermitSort')) ?? 0,
    startDate: readDate(pick(found, 'parkingPermitStartDate')),
    plate: readPlate(pick(found, 'parkingPermitTs')),
    cost: need(price(pick(found, 'cost')), 'cost'),
    zones: readZones(pick(found, 'zone')) ?? { kind: 'all' },
  }
}

/** Reads an offer of the constructor. */
export function readPermitOffer(value: unknown): PermitOffer {
  const found = record(value, 'offer')
  return {
    code: need(exact(pick(found, 'permissionKindCode')), 'permissionKindCode'),
    name: need(text(pick(found, 'permissionKind')), 'permissionKind'),
    type: oneOf(types, pick(found, 'permissionType')),
    price: need(price(pick(found, 'price')), 'price'),
    zones: need(readZones(pick(found, 'zones')), 'zones'),
    startDate: readDate(pick(found, 'startDate')),
  }
}

/** Reads a duration of the constructor. */
export function readPermitTiming(value: unknown): PermitTiming {
  const found = record(value, 'timing')
  const days = need(count(pick(found, 'value')), 'value')
  return { days, name: text(pick(found, 'name')) ?? String(days) }
}

/** What an action on a permit came to. */
export interface PermitActionOutcome {
  readonly message: string | null
  /** What a refund gives back, null when it is not told. */
  readonly amount: Kopecks | null
}

/** Reads what an action on a permit came to. */
export function readPermitAction(value: unknown): PermitActionOutcome {
  const found = recordOrNull(value)
  return { message: meaningful(pick(found, 'message')), amount: price(pick(found, 'amount')) }
}

/** Reads what giving a permit back came to; an answer that tells nothing of it is none. */
export function readRefund(value: unknown): PermitActionOutcome {
  const outcome = readPermitAction(value)
  need(outcome.message ?? outcome.amount ?? meaningful(pick(record(value), 'orderNum')), 'amount')
  return outcome
}

function readZones(value: unknown): ZoneScope | null {
  const zones = listOf(value).flatMap((one) => exact(one) ?? [])
  if (zones.length === 0) return null
  return zones.some((zone) => zone === 'all' || zone === '#')
    ? { kind: 'all' }
    : { kind: 'zones', zones }
}

function readVehicle(value: unknown): PermitVehicle {
  const found = asRecord(value)
  const plate = readPlate(pick(found, 'numberTs') ?? value)
  if (plate === null || plate === '#') return { kind: 'any' }
  const [format, category] = [pick(found, 'formatGrz'), pick(found, 'category')]
  return {
    kind: 'vehicle',
    plate,
    format: readPlateFormat(format),
    category: readCategory(category),
  }
}
