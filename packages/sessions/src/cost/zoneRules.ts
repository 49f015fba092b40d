import {
  zoneTariff,
  type Benefit,
  type CitySettings,
  type Vehicle,
  type Zone,
} from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import type { CostBenefit, PricingContext, Tariff } from '@parking/pricing'

/** What the price of parking in a zone hangs on. */
export interface ZoneRulesInput {
  readonly zone: Zone
  readonly vehicle: Pick<Vehicle, 'plate' | 'category'>
  readonly benefits: readonly Benefit[]
  readonly settings: Pick<
    CitySettings,
    'calendar' | 'freeMinutes' | 'billingStepMinutes' | 'unreadable'
  >
  /** IANA name of the city's time zone. */
  readonly timeZone: string
}

/** The same, as pricing takes it. */
export interface ZoneRules {
  readonly tariff: Tariff
  readonly context: PricingContext
}

/** A benefit without a begin or an end counts at all times that a session can have. */
const [always, forEver] = [0, 4_102_444_800_000]

/** Puts together what decides prices; null where the prices of the zone make no sense. */
export function zoneRules(input: ZoneRulesInput): ZoneRules | null {
  const { zone, vehicle, settings, timeZone } = input
  const tariff = zoneTariff(zone, settings)
  if (tariff === null) return null
  const context = {
    timeZone,
    calendar: settings.calendar,
    benefits: input.benefits.flatMap((benefit) => costBenefit(benefit, zone, vehicle)),
    vehicle: { category: vehicle.category },
  }
  return { tariff, context }
}

function costBenefit(
  benefit: Benefit,
  { number }: Zone,
  { plate }: ZoneRulesInput['vehicle'],
): readonly CostBenefit[] {
  const { zones, percent, startsAt, endsAt, vehicle, name } = benefit
  if (zones.kind === 'zones' && !zones.zones.includes(number)) return []
  if (vehicle.kind === 'vehicle' && !isSamePlate(vehicle.plate, plate)) return []
  const [start, end] = [startsAt ?? always, endsAt ?? forEver]
  // One that ends before it begins is never in force.
  return end < start ? [] : [{ percent, start, end, name }]
}
