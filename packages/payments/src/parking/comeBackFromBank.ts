import { checkoutService, hasGoneToBank, takeLanguageBefore } from '@parking/checkout'
import type { AppContext } from '@parking/runtime'
import type { ParkingSearch } from './readParkingSearch.ts'

/**
 * Hands what the way back from a bank tells to the checkout, and goes on in the language of before.
 *
 * @param search - of the address that somebody has opened
 */
export async function comeBackFromBank(
  { service, storage, translator }: Pick<AppContext, 'service' | 'storage' | 'translator'>,
  { payment, result }: ParkingSearch,
): Promise<void> {
  if (payment !== undefined || hasGoneToBank()) {
    void service(checkoutService).returned({ order: payment ?? null, claim: result ?? null })
  }
  if (payment === undefined) return
  // Texts that do not come leave the page in the language it has.
  await translator.speak(takeLanguageBefore(storage) ?? translator.language).catch(() => undefined)
}
