import { benefitsQuery, profileQuery, settingsQuery, zonesQuery } from '@parking/api-client'
import { checkoutTexts } from '@parking/checkout'
import { errorTexts, type AppContext } from '@parking/runtime'
import { paymentsTexts } from '../texts/ru.ts'
import { stayTexts } from '../texts/stay/ru.ts'

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
    [paymentsTexts, stayTexts, checkoutTexts, errorTexts].map((source) => translator.load(source)),
  )
}
