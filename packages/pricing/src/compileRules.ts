import { calendarDays } from './calendarDays.ts'
import { integerIn } from './checks.ts'
import { onlyKeys } from './onlyKeys.ts'
import { MAX_STAY_MINUTES, listIn, objectIn, textOrNothing } from './stayChecks.ts'
import { compilePrices } from './compilePrices.ts'
import { matchBenefits } from './matchBenefits.ts'
import { PricingError } from './PricingError.ts'
import type { Rules } from './walkPrices.ts'
import { MAX_BILLING_STEP, stayKeys, tariffKeys, vehicleKeys, zoneKeys } from './tariffKeys.ts'
import type { PricedZone, Tariff } from './Tariff.ts'
import type { PricingContext } from './Cost.ts'
import { zoneClock } from './zoneClock.ts'

const MINUTES = 'whole minutes'
const NO_TARIFF = 'A zone without prices, at 50 roubles an hour, is { tariff: undefined }.'

/** Checks and compiles all that decides prices; what was seen before is looked up. */
export function compileRules(zone: PricedZone, context: PricingContext): Rules {
  const tariff = readTariff(zone)
  const { vehicle, calendar, timeZone, benefits } = objectIn(context, 'context')
  onlyKeys(context, stayKeys, '')
  if (vehicle !== undefined) {
    onlyKeys(objectIn(vehicle, 'vehicle'), vehicleKeys, 'vehicle')
    textOrNothing(vehicle.plate, 'vehicle.plate')
  }
  return {
    plans: compilePrices(tariff?.prices, vehicle),
    days: calendarDays(calendar),
    clock: zoneClock(timeZone),
    benefits: matchBenefits(benefits, vehicle),
  }
}

/** The tariff of a zone, which has to say that it has none: a slip would cost the default price. */
function readTariff(zone: PricedZone): Tariff | undefined {
  onlyKeys(objectIn(zone, 'zone'), zoneKeys, 'zone')
  const { tariff } = zone
  if (tariff === undefined) {
    if ('tariff' in zone) return undefined
    throw new PricingError('zone.tariff', tariff, 'a tariff', NO_TARIFF)
  }
  onlyKeys(objectIn(tariff, 'zone.tariff'), tariffKeys, 'zone.tariff')
  listIn(tariff.prices, 'zone.tariff.prices')
  return tariff
}

/** What a stay is billed for, in minutes from its start; the first `free` cost nothing. */
export function billed(durationMinutes: number, tariff: Tariff | undefined) {
  const { billingStepMinutes: step = 1, freeMinutes: free = 0 } = tariff ?? {}
  integerIn(step, 1, MAX_BILLING_STEP, 'zone.tariff.billingStepMinutes', MINUTES)
  integerIn(free, 0, MAX_STAY_MINUTES, 'zone.tariff.freeMinutes', MINUTES)
  const minutes = integerIn(durationMinutes, 0, MAX_STAY_MINUTES, 'durationMinutes', MINUTES)
  if (minutes <= free) return { minutes, free: minutes }
  return { minutes: Math.ceil(minutes / step) * step, free }
}
