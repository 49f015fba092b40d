import { openCity, type CityBackEnd, type CityState } from '@parking/runtime/testing/city'

/** A city where an hour costs 100 roubles from 08:00 to 20:00 and nothing at night. */
export function tariffTown(time: string, state: CityState = {}): CityBackEnd {
  const prices = [{ dayType: 'default', from: '08:00', to: '20:00', hourlyPrice: 10_000 }] as const
  return openCity({ prices, ...state, now: kazanTime(time) })
}

/** An instant of 23 November 2026, a Monday, or of the days after it: `18:30`, `34:00`. */
export function kazanTime(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return Date.parse('2026-11-23T00:00:00+03:00') + ((hours * 60 + minutes) * 60 + seconds) * 1000
}
