import { benefitsQuery, profileQuery, settingsQuery, zonesQuery } from '@parking/api-client'
import {
  paymentsService,
  guestAttemptsKey,
  hasGoneToBank,
  takeLanguageBefore,
} from '@parking/payments'
import type { AppContext } from '@parking/runtime'
import { guestService } from '@parking/sessions'
import type { ParkingSearch } from './readParkingSearch.ts'

export { followLink } from './followLink.ts'

/**
 * Asks for all that the parking page shows, which shows itself what fails. Hands what the way back from a
 * bank tells to the payments, and goes on in the language of before.
 *
 * @param search - of the address that somebody has opened
 */
export async function openParking(
  { api, city, queryClient, service, storage, translator }: AppContext,
  { payment, result }: ParkingSearch,
): Promise<void> {
  void queryClient.prefetchQuery(settingsQuery(api))
  void queryClient.prefetchQuery(profileQuery(api))
  void queryClient.prefetchQuery(zonesQuery(api))
  void queryClient.prefetchQuery(benefitsQuery(api))
  const way = { order: payment ?? null, claim: result ?? null }
  if (payment !== undefined || hasGoneToBank()) {
    // A guest may have gone to the bank whom another tab has signed in since.
    const isGuests =
      storage.get(guestAttemptsKey(city.id)) !== null &&
      (await service(guestService).start.returned(way, 'exact'))
    if (!isGuests) void service(paymentsService).returned(way)
  }
  if (payment === undefined) return
  // Texts that do not come leave the page in the language it has.
  await translator.speak(takeLanguageBefore(storage) ?? translator.language).catch(() => undefined)
}
