import { numberIn } from './checks.ts'

/**
 * Picks the form of "рубль" that a number asks for: 1 рубль, 2 рубля, 5 рублей, 2,5 рубля.
 *
 * @param roubles a number of roubles, of either sign; a fraction takes "рубля"
 * @throws {@link PricingError} with field `roubles` when it is not a finite number
 */
export function roublesWord(roubles: number): 'рубль' | 'рубля' | 'рублей' {
  numberIn(roubles, -Number.MAX_VALUE, Number.MAX_VALUE, 'roubles', 'a number')
  if (!Number.isInteger(roubles)) return 'рубля'
  const lastTwo = Math.abs(roubles) % 100
  const last = lastTwo > 10 && lastTwo < 15 ? 0 : lastTwo % 10
  if (last === 1) return 'рубль'
  return last > 1 && last < 5 ? 'рубля' : 'рублей'
}
