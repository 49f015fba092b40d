/** What a cost depends on, as the form holds it. */
export interface CostQuestion {
  readonly zone: string | null
  readonly plate: string | null
  readonly durationMinutes: number | null
}

/**
 * Tells whether a cost is asked for: zone, vehicle and duration are set, and nothing in the form is
 * refused (specification, section 4).
 */
export function costCanBeAsked(question: CostQuestion, hasError: boolean): boolean {
  const { zone, plate, durationMinutes } = question
  return !hasError && Boolean(zone) && Boolean(plate) && (durationMinutes ?? 0) > 0
}
