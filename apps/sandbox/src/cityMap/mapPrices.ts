import type { PriceInterval } from '@parking/pricing'
import type { WireMapPrice } from './wireMap.ts'

/** The wire's number of each kind of day that a price can be for. */
export const DAY_CODES = { default: 0, saturday: 6, sunday: 7, holiday: 8 } as const

/** Writes a tariff's prices the way the map answer has them: cars only, an inactive one marked. */
export function mapPrices(prices: readonly PriceInterval[]): WireMapPrice[] {
  return prices
    .filter((price) => price.category === undefined || price.category === 'B')
    .map((price) => ({
      daycode: DAY_CODES[price.dayType],
      type: price.dayType,
      interval: { from: price.from, to: price.to },
      price: (price.hourlyPrice / 100).toFixed(2),
      priceNum: price.hourlyPrice,
    }))
}
