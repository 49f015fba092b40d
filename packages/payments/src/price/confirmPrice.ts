import type { Kopecks } from '@parking/pricing'
import type { ServerClock } from '@parking/runtime'
import { readClocks } from '../clock/readClocks.ts'
import { isPriceOld, type PriceBasis, type ToldPrice } from './isPriceOld.ts'

/** The price at which somebody presses. */
export interface OfferedPrice {
  /** As it stood on the screen. */
  readonly shown: ToldPrice
  /** What the session had cost before; 0 for a new one. */
  readonly sumBefore: Kopecks | null
  readonly findBasis: PriceBasis
  /** Asks the back end again, and shows its answer; null where that may not be paid. */
  readonly askAgain: () => Promise<ToldPrice | null>
}

/** An answer may show that the clock was wrong when it was asked for; the next one is right. */
const mostQuestions = 2

/**
 * Makes sure that what was shown is still the price. One that may be old is asked again, and so is
 * each one where the tariff is not known here.
 *
 * @returns false when it costs another sum now, or that is not known
 */
export async function confirmPrice(
  { shown, findBasis, askAgain }: OfferedPrice,
  clock: Pick<ServerClock, 'now' | 'elapsed'>,
): Promise<boolean> {
  const isOld = (price: ToldPrice) => isPriceOld(price, readClocks(clock), findBasis)
  if (shown.basis !== null && !isOld(shown)) return true
  for (let asked = 0; asked < mostQuestions; asked += 1) {
    const price = await askAgain()
    if (price === null || price.total !== shown.total) return false
    if (!isOld(price)) return true
  }
  return false
}
