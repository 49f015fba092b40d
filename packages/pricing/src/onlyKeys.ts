import { PricingError } from './PricingError.ts'
import {
  benefitKeys,
  calendarKeys,
  intervalKeys,
  stayKeys,
  tariffKeys,
  vehicleKeys,
  zoneKeys,
} from './tariffKeys.ts'

/** Where each key belongs, as a path begins. */
const homes = [
  ['', stayKeys],
  ['vehicle.', vehicleKeys],
  ['zone.', zoneKeys],
  ['zone.tariff.', tariffKeys],
  ['zone.tariff.prices[0].', intervalKeys],
  ['calendar.', calendarKeys],
  ['benefits[0].', benefitKeys],
] as const

/**
 * Nothing but some keys, so that one that is misspelt or stands in a wrong place is not passed over.
 *
 * @param field the path of the object; empty for what a function is handed
 * @throws PricingError with the path of the key, and of the one that is likely meant
 */
export function onlyKeys(value: object, names: readonly string[], field: string) {
  for (const key in value) {
    if (!names.includes(key)) {
      const path = field === '' ? '' : `${field}.`
      const own = names.find((name) => isLike(name, key))
      const meant = own === undefined ? findHome(key) : path + own
      const hint = meant === undefined ? null : `Is ${meant} meant?`
      throw new PricingError(path + key, key, `no such key, only ${names.join(', ')}`, hint)
    }
  }
}

function findHome(key: string): string | undefined {
  const all = homes.flatMap(([home, names]) => names.map((name) => [home + name, name] as const))
  return (all.find(([, name]) => name === key) ?? all.find(([, name]) => isLike(name, key)))?.[0]
}

/** Whether a key is a name in other letters, its beginning or end, more than it, or it with a slip or two. */
export function isLike(name: string, key: string): boolean {
  const [one, other] = [name.toLowerCase(), key.toLowerCase()]
  if (Math.min(one.length, other.length) < 3) return one === other
  if (one.startsWith(other) || one.endsWith(other) || other.startsWith(one)) return true
  return slips(one, other) <= 2
}

/** How many letters are put in, left out or exchanged between two names. */
function slips(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1]
    for (const [column, same] of Array.from(other).entries()) {
      const [above = 0, before = 0, left = 0] = [row[column + 1], row[column], next[column]]
      next.push(Math.min(above + 1, left + 1, before + (letter === same ? 0 : 1)))
    }
    row = next
  }
  return row[other.length] ?? 3
}
