import { guestSettings, takeLanguageBefore } from '@parking/payments'
import type { AppContext } from '@parking/runtime'
import { redirect } from '@tanstack/react-router'
import type { ParkingSearch } from '../page/readParkingSearch.ts'
import { guestService } from '@parking/sessions'
import { paymentUnknown } from './useUnknownPayment.ts'

export { followLink } from '../page/followLink.ts'

/**
 * Takes up what a way back from the bank tells, whoever comes back, and lets a guest in where the city lets
 * guests pay.
 *
 * @throws a redirect to the main page where the city does not, and to where it is told for who is signed in
 */
export async function openGuestPage(context: AppContext, search: ParkingSearch): Promise<void> {
  const { service, session, storage, translator } = context
  const { payment, result, ...rest } = search
  const way = { order: payment ?? null, claim: result ?? null }
  const isWayBack = payment !== undefined || result !== undefined
  const isKnown = await service(guestService).takeUp(way)
  // Texts that do not come leave the page in the language it has.
  const speak = (): Promise<unknown> =>
    translator.speak(takeLanguageBefore(storage) ?? translator.language).catch(() => undefined)
  if (session.token() !== null) {
    // What this device knows nothing of may be the account's.
    if (!isKnown) throw redirect({ to: '/profile/parking', search, replace: true })
    await speak()
    throw redirect({ href: context.homes.member, replace: true })
  }
  // The page says itself that the settings did not come.
  const settings = await guestSettings(context).catch(() => null)
  if (settings !== null && (!settings.guestsMayPay || settings.guestToken === null)) {
    throw redirect({ to: '/', replace: true })
  }
  paymentUnknown(isKnown ? null : way.order)
  if (!isWayBack) return
  await speak()
  // The address goes on without a payment that is told about already.
  throw redirect({ to: '/guest-payment', search: rest, replace: true })
}
