import type { Kopecks } from '@parking/pricing'
import type { ServerClock } from '@parking/runtime'
import { doClocksAgree, readClocks } from '../clock/readClocks.ts'
import type { PriceBasis, ToldPrice } from './isPriceOld.ts'

/** Asks what something costs, and notes when that was and what the price hung on. */
export async function askPrice<Cost extends { readonly total: Kopecks }>(
  clock: Pick<ServerClock, 'now' | 'elapsed'>,
  findBasis: PriceBasis,
  ask: () => Promise<Cost>,
): Promise<ToldPrice & { readonly cost: Cost }> {
  const askedAt = readClocks(clock)
  const basis = findBasis(askedAt.now)
  const cost = await ask()
  // The answer may have set the clock right.
  const isClockRight = doClocksAgree(askedAt, readClocks(clock))
  return { cost, total: cost.total, askedAt, basis: isClockRight ? basis : null }
}
