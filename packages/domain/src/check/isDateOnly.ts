/** Years that every rule of days can count in: 1900 to 2899. */
const form = /^(?:19|2[0-8])\d\d-\d\d-\d\d$/

/** Tells whether something is a day of the calendar that exists, `YYYY-MM-DD`. */
export function isDateOnly(value: unknown): boolean {
  if (typeof value !== 'string' || !form.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
