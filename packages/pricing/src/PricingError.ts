/**
 * Says that what was handed in cannot be priced, and which field is wrong.
 *
 * `field` is a path into the arguments, for example `durationMinutes`,
 * `zone.tariff.prices[1].to` or `benefits[0].percent`.
 */
export class PricingError extends Error {
  override readonly name = 'PricingError'
  readonly field: string

  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`)
    this.field = field
  }
}
