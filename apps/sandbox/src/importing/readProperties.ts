import {
  OBJECT_TYPES,
  PARKING_CATEGORIES,
  type WireMapPrice,
  type WireMapProperties,
} from '../cityMap/wireMap.ts'
import { DAY_CODES } from '../cityMap/mapPrices.ts'
import { isRecord } from '../wire/input.ts'
import { type Report, shown } from './ImportProblem.ts'

const MAX_TEXT = 500
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$|^24:00(:00)?$/

type PriceDay = keyof typeof DAY_CODES

/** Reads what a feature says about itself; `null` after reporting why it can't be used. */
export function readProperties(value: unknown, report: Report): WireMapProperties | null {
  if (!isRecord(value)) {
    report('it has no properties', 'Give it at least an objecttype')
    return null
  }
  let good = true
  const refuse: Report = (problem, advice) => {
    good = false
    report(problem, advice)
  }
  const objecttype = readChoice(OBJECT_TYPES, value['objecttype'], 'objecttype', refuse)
  const needsCategory = objecttype === 'parkings' || value['category'] !== undefined
  const category = needsCategory
    ? readChoice(PARKING_CATEGORIES, value['category'], 'category', refuse)
    : undefined
  const properties: Partial<WireMapProperties> = {}
  if (objecttype) properties.objecttype = objecttype
  if (category) properties.category = category
  for (const key of ['code', 'name', 'address'] as const) {
    const text = readText(value[key], key, refuse)
    if (text !== undefined) properties[key] = text
  }
  const free = value['freeparking']
  if (typeof free === 'boolean') properties.freeparking = free
  else if (free !== undefined && free !== null) {
    refuse(`its freeparking is ${shown(free)}`, 'Write true or false')
  }
  const spaces = readSpaces(value['spaces'], refuse)
  if (spaces) properties.spaces = spaces
  const zone = readZone(value['zone'], refuse)
  if (zone) properties.zone = zone
  return good && properties.objecttype ? { ...properties, objecttype: properties.objecttype } : null
}

function readChoice<T extends string>(
  list: readonly T[],
  value: unknown,
  field: string,
  refuse: Report,
): T | undefined {
  const found = list.find((each) => each === value)
  if (found === undefined) {
    refuse(
      value === undefined ? `its ${field} is missing` : `its ${field} is ${shown(value)}`,
      `Use one of: ${list.join(', ')}`,
    )
  }
  return found
}

/** Texts stay texts: whatever stands in them, tags too, is kept letter by letter. */
function readText(value: unknown, field: string, refuse: Report): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') {
    refuse(`its ${field} is ${shown(value)}`, 'Write it as text')
    return undefined
  }
  if (value.length > MAX_TEXT) {
    refuse(`its ${field} has ${value.length} characters`, `Shorten it to ${MAX_TEXT}`)
    return undefined
  }
  return value
}

function readSpaces(value: unknown, refuse: Report): WireMapProperties['spaces'] {
  if (value === undefined || value === null) return undefined
  const counts = ['total', 'free', 'fordisabled'].map((key) => {
    const count = isRecord(value) ? (value[key] ?? 0) : null
    return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : null
  })
  const [total, free, fordisabled] = counts
  if (typeof total !== 'number' || typeof free !== 'number' || typeof fordisabled !== 'number') {
    refuse(`its spaces are ${shown(value)}`, 'Write total, free and fordisabled as whole numbers')
    return undefined
  }
  if (free > total || fordisabled > total) {
    refuse(`its spaces are ${shown(value)}`, 'No more can be free or for disabled than there are')
    return undefined
  }
  return { total, free, fordisabled }
}

function readZone(value: unknown, refuse: Report): WireMapProperties['zone'] {
  if (value === undefined || value === null) return undefined
  const number = isRecord(value) ? value['zonenumber'] : undefined
  const zonenumber = typeof number === 'number' ? String(number) : number
  if (
    !isRecord(value) ||
    typeof zonenumber !== 'string' ||
    !/^[\p{L}\d-]{1,12}$/u.test(zonenumber)
  ) {
    refuse(`its zone is ${shown(value)}`, 'Give it a zonenumber of up to 12 letters or digits')
    return undefined
  }
  const list = value['prices'] ?? []
  if (!Array.isArray(list) || list.length > 100) {
    refuse(`the prices of its zone are ${shown(list)}`, 'Give a list of at most 100 prices')
    return undefined
  }
  const prices = list.flatMap((each: unknown) => readPrice(each, refuse) ?? [])
  return { zonenumber, prices }
}

function readPrice(value: unknown, refuse: Report): WireMapPrice | undefined {
  const price = isRecord(value) ? value : {}
  const interval = isRecord(price['interval']) ? price['interval'] : {}
  const { from = '00:00:00', to = '24:00:00' } = interval
  const roubles = Number(price['price'])
  const day = price['type'] ?? 'default'
  if (
    price['price'] === undefined ||
    price['price'] === '' ||
    !(roubles >= 0 && roubles <= 100_000)
  ) {
    refuse(`a price of its zone is ${shown(value)}`, 'Write price as roubles an hour')
  } else if (
    typeof from !== 'string' ||
    typeof to !== 'string' ||
    !TIME.test(from) ||
    !TIME.test(to)
  ) {
    refuse(`a price of its zone has the hours ${shown(interval)}`, 'Write from and to as HH:mm:ss')
  } else if (!isPriceDay(day)) {
    refuse(
      `a price of its zone is for ${shown(day)}`,
      'Use one of: default, saturday, sunday, holiday',
    )
  } else {
    const priceNum = Math.round(roubles * 100)
    const daycode = price['daycode'] === -2 ? -2 : DAY_CODES[day]
    return { daycode, type: day, interval: { from, to }, price: roubles.toFixed(2), priceNum }
  }
  return undefined
}

function isPriceDay(value: unknown): value is PriceDay {
  return typeof value === 'string' && Object.hasOwn(DAY_CODES, value)
}
