import type { DayType, VehicleCategory } from './Tariff.ts'

export const dayTypes: readonly DayType[] = ['default', 'saturday', 'sunday', 'holiday']
export const categories: readonly VehicleCategory[] = ['A', 'B', 'C', 'D', 'M']
/** All that the functions which price are handed; some take the zone and the time apart. */
export const stayKeys = [
  'zone',
  'start',
  'durationMinutes',
  'timeZone',
  'calendar',
  'benefits',
  'vehicle',
] as const
export const vehicleKeys = ['plate', 'category'] as const
export const benefitKeys = ['percent', 'start', 'end', 'name', 'plate'] as const
export const zoneKeys = ['tariff'] as const
/** `$schema` is for editors, in files. */
export const tariffKeys = ['prices', 'billingStepMinutes', 'freeMinutes', '$schema'] as const
export const intervalKeys = ['dayType', 'from', 'to', 'hourlyPrice', 'category'] as const
export const calendarKeys = ['holidays', 'workingDays', '$schema'] as const
/** So high that `price * minutes * 1000` of the longest stay is still exact. */
export const MAX_HOURLY_PRICE = 10_000_000
export const MAX_BILLING_STEP = 1440

export const PRICE_HINT = 'A price is in kopecks: 35 roubles are 3500.'
