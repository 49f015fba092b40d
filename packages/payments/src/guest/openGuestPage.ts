import { checkoutMessages, guestSettings, takeLanguageBefore } from '@parking/checkout'
import { errorMessages, type AppContext } from '@parking/runtime'
import { redirect } from '@tanstack/react-router'
import { guestMessages } from '../messages/guestMessages.ts'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { stayMessages } from '../messages/stayMessages.ts'
import type { ParkingSearch } from '../parking/readParkingSearch.ts'
import { guestService } from './guestService.ts'
import { paymentUnknown } from './useUnknownPayment.ts'

/**
 * Lets a guest in where the city lets guests pay, and takes up what a way back from the bank tells.
 *
 * @throws a redirect to the main page where the city does not
 */
export async function openGuestPage(context: AppContext, search: ParkingSearch): Promise<void> {
  const { service, storage, translator } = context
  // The page says itself that the settings did not come.
  const settings = await guestSettings(context).catch(() => null)
  if (settings !== null && (!settings.guestsMayPay || settings.guestToken === null)) {
    throw redirect({ to: '/', replace: true })
  }
  await Promise.all(
    [paymentsMessages, stayMessages, guestMessages, checkoutMessages, errorMessages].map((source) =>
      translator.load(source),
    ),
  )
  const { payment, result, ...rest } = search
  const way = { order: payment ?? null, claim: result ?? null }
  void service(guestService)
    .takeUp(way)
    .then((isKnown) => paymentUnknown(isKnown ? null : way.order))
  if (payment === undefined && result === undefined) return
  // Texts that do not come leave the page in the language it has.
  await translator.speak(takeLanguageBefore(storage) ?? translator.language).catch(() => undefined)
  // The address goes on without a payment that is told about already.
  throw redirect({ to: '/guest-payment', search: rest, replace: true })
}
