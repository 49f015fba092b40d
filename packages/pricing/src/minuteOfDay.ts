import { PricingError } from './PricingError.ts'

/** Minutes since 00:00; seconds count as a whole minute, so 23:59:59 is the end of the day. */
export function minuteOfDay(time: unknown, field: string): number {
  const text = typeof time === 'string' ? time : ''
  const [, hours, minutes, seconds] = /^(\d\d):([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? []
  const minute = Number(hours) * 60 + Number(minutes) + Math.sign(Number(seconds ?? 0))
  if (minute <= 1440) return minute
  throw new PricingError(field, time, 'a time from 00:00 to 24:00, HH:mm or HH:mm:ss')
}
