/** What a cost depends on, as the form holds it. */
export interface CostQuestion {
  readonly zone: string | null
  readonly vehicle: { readonly plate: string } | null
  readonly durationMinutes: number | null
}

/** A question of which nothing is missing. */
type Complete<Question extends CostQuestion> = Question & {
  readonly [Name in keyof CostQuestion]: NonNullable<Question[Name]>
}

/**
 * Tells whether a cost is asked for: zone, vehicle and duration are set, and nothing in the form is
 * refused (specification, section 4).
 */
export function costCanBeAsked<Question extends CostQuestion>(
  question: Question,
  hasError: boolean,
): question is Complete<Question> {
  const { zone, vehicle, durationMinutes } = question
  return !hasError && Boolean(zone) && Boolean(vehicle?.plate) && (durationMinutes ?? 0) > 0
}
