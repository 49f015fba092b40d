import type { Tariff } from '@parking/pricing'
import { expect, it } from 'vitest'
import { isFreeDay } from './isFreeDay.ts'

const context = {
  timeZone: 'Europe/Moscow',
  calendar: { holidays: ['2026-12-31'], workingDays: ['2027-02-20'] },
}
const hours = { from: '08:00', to: '20:00', hourlyPrice: 5000 }
const free = { from: '00:00', to: '24:00', hourlyPrice: 0 }
const weekdays: Tariff = {
  prices: [
    { dayType: 'default', ...hours },
    { dayType: 'saturday', ...free },
    { dayType: 'sunday', ...free },
    { dayType: 'holiday', ...free },
  ],
}
const daily: Tariff = { prices: [{ dayType: 'default', ...hours }] }
const late: Tariff = {
  prices: [
    { dayType: 'default', ...free },
    { dayType: 'saturday', from: '23:00', to: '24:00', hourlyPrice: 5000 },
  ],
}

it.each([
  ['2026-11-27', [weekdays], false],
  ['2026-11-28', [weekdays], true],
  ['2026-11-29', [weekdays], true],
  ['2026-12-31', [weekdays], true],
  // A Saturday on which people work.
  ['2027-02-20', [weekdays], false],
  ['2026-11-28', [weekdays, daily], false],
  ['2026-11-28', [weekdays, late], false],
  ['2026-11-29', [weekdays, late], true],
  ['2026-11-28', [weekdays, null], false],
  ['2026-11-28', [], false],
] as const)('%s is free in %j: %s', (day, tariffs, isFree) => {
  expect(isFreeDay(day, tariffs, context)).toBe(isFree)
})
