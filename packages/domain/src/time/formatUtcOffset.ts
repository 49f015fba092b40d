import type { Instant } from '@parking/pricing'

/** Writes how far a time zone is ahead of UTC at a moment: `UTC+3`, `UTC+5:30`. */
export function formatUtcOffset(at: Instant, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
  const name = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return name.replace('GMT', 'UTC')
}
