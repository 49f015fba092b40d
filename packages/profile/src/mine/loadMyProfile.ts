import { accountSettingsQuery, profileQuery, settingsQuery } from '@parking/api-client'
import { errorMessages, type AppContext } from '@parking/runtime'
import { codeMessages } from '@parking/runtime/codes'
import { documentsMessages } from '../documents/messages/documentsMessages.ts'
import { vehiclesMessages } from '../vehicles/messages/vehiclesMessages.ts'
import { mineMessages } from './messages/mineMessages.ts'

/** Asks for all that the page shows, and waits for its texts: it shows itself what fails. */
export async function loadMyProfile({ api, queryClient, translator }: AppContext): Promise<void> {
  void queryClient.prefetchQuery(profileQuery(api))
  void queryClient.prefetchQuery(accountSettingsQuery(api))
  void queryClient.prefetchQuery(settingsQuery(api))
  await Promise.all(
    [mineMessages, vehiclesMessages, documentsMessages, codeMessages, errorMessages].map((source) =>
      translator.load(source),
    ),
  )
}
