import { accountSettingsQuery, profileQuery, settingsQuery } from '@parking/api-client'
import { errorTexts, type AppContext } from '@parking/runtime'
import { codeTexts } from '@parking/runtime/codes'
import { documentsTexts } from '../documents/texts/ru.ts'
import { vehiclesTexts } from '../vehicles/texts/ru.ts'
import { mineTexts } from './texts/ru.ts'

/** Asks for all that the page shows, and waits for its texts: it shows itself what fails. */
export async function loadMyProfile({ api, queryClient, translator }: AppContext): Promise<void> {
  void queryClient.prefetchQuery(profileQuery(api))
  void queryClient.prefetchQuery(accountSettingsQuery(api))
  void queryClient.prefetchQuery(settingsQuery(api))
  await Promise.all(
    [mineTexts, vehiclesTexts, documentsTexts, codeTexts, errorTexts].map((source) =>
      translator.load(source),
    ),
  )
}
