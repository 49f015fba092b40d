/**
 * Says that what was handed in cannot be priced: which field is wrong, what it holds, what it should
 * hold, and often how the mistake comes about. The message says all of it.
 */
export class PricingError extends Error {
  override readonly name = 'PricingError'
  readonly field: string
  readonly value: unknown
  readonly expected: string
  readonly hint: string | null

  /**
   * @param field a path into the arguments: `durationMinutes`, `zone.tariff.prices[1].to`
   * @param value what the field holds
   * @param expected what it should hold, with its unit and range
   * @param hint how this is mended, where the mistake is a known one
   */
  constructor(field: string, value: unknown, expected: string, hint: string | null = null) {
    super(`${field}: got ${shown(value)}, expected ${expected}${hint === null ? '' : `. ${hint}`}`)
    this.field = field
    this.value = value
    this.expected = expected
    this.hint = hint
  }
}

/** Writes any value in a few words, without asking it how it is written. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60))
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'bigint') return `${value}n`
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return `${value}`
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
