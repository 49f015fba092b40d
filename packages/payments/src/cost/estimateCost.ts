import {
  zoneTariff,
  type Benefit,
  type CitySettings,
  type Zone,
  type Vehicle,
} from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import {
  calculateCost,
  PricingError,
  type Cost,
  type CostBenefit,
  type Instant,
} from '@parking/pricing'

/** What an estimate depends on. */
export interface EstimateInput {
  readonly zone: Zone
  readonly vehicle: Pick<Vehicle, 'plate' | 'category'>
  readonly durationMinutes: number
  readonly benefits: readonly Benefit[]
  readonly settings: Pick<CitySettings, 'calendar' | 'freeMinutes' | 'billingStepMinutes'>
  /** IANA name of the city's time zone. */
  readonly timeZone: string
  readonly start: Instant
}

/** A benefit without a begin or an end counts at all times that a session can have. */
const [always, forEver] = [0, 4_102_444_800_000]

/**
 * Estimates what a stay costs by the published prices, while the back end's own cost loads or
 * cannot be had. Null where the prices make no sense.
 */
export function estimateCost(input: EstimateInput): Cost | null {
  const { zone, vehicle, settings, start, durationMinutes, timeZone } = input
  const tariff = zoneTariff(zone, settings)
  if (tariff === null) return null
  try {
    return calculateCost({
      zone: { tariff },
      start,
      durationMinutes,
      timeZone,
      calendar: settings.calendar,
      benefits: input.benefits.flatMap((benefit) => costBenefit(benefit, zone, vehicle)),
      vehicle: { category: vehicle.category },
    })
  } catch (error) {
    if (error instanceof PricingError) return null
    throw error
  }
}

function costBenefit(
  benefit: Benefit,
  { number }: Zone,
  { plate }: EstimateInput['vehicle'],
): readonly CostBenefit[] {
  const { zones, percent, startsAt, endsAt, vehicle, name } = benefit
  if (zones.kind === 'zones' && !zones.zones.includes(number)) return []
  if (vehicle.kind === 'vehicle' && !isSamePlate(vehicle.plate, plate)) return []
  const [start, end] = [startsAt ?? always, endsAt ?? forEver]
  // One that ends before it begins is never in force.
  return end < start ? [] : [{ percent, start, end, name }]
}
