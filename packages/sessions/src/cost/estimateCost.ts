import { calculateCost, PricingError, type Cost, type Instant } from '@parking/pricing'
import { zoneRules, type ZoneRules, type ZoneRulesInput } from './zoneRules.ts'

/** What an estimate depends on. */
export interface EstimateInput extends ZoneRulesInput {
  readonly durationMinutes: number
  readonly start: Instant
}

/**
 * Estimates what a stay costs by the published prices, while the back end's own cost loads or
 * cannot be had. Null where the prices make no sense.
 */
export function estimateCost(input: EstimateInput): Cost | null {
  const rules = zoneRules(input)
  return rules === null ? null : estimateByRules(rules, input)
}

/** Estimates what a stay costs by the rules of its zone; null where they make no sense. */
export function estimateByRules(
  { tariff, context }: ZoneRules,
  { start, durationMinutes }: Pick<EstimateInput, 'start' | 'durationMinutes'>,
): Cost | null {
  try {
    return calculateCost({ ...context, zone: { tariff }, start, durationMinutes })
  } catch (error) {
    if (error instanceof PricingError) return null
    throw error
  }
}
