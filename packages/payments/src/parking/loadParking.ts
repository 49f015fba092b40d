import { benefitsQuery, profileQuery, settingsQuery, zonesQuery } from '@parking/api-client'
import { checkoutMessages } from '@parking/checkout'
import { errorMessages, type AppContext } from '@parking/runtime'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { stayMessages } from '../messages/stayMessages.ts'

/** Asks for all that the parking page shows; it shows itself what fails. */
export function askForParking({ api, queryClient }: AppContext): void {
  void queryClient.prefetchQuery(settingsQuery(api))
  void queryClient.prefetchQuery(profileQuery(api))
  void queryClient.prefetchQuery(zonesQuery(api))
  void queryClient.prefetchQuery(benefitsQuery(api))
}

/** Waits for the texts of the parking page. */
export async function loadParking({ translator }: AppContext): Promise<void> {
  await Promise.all(
    [paymentsMessages, stayMessages, checkoutMessages, errorMessages].map((source) =>
      translator.load(source),
    ),
  )
}
