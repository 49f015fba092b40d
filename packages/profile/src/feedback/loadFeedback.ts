import { appealsQuery, profileQuery, settingsQuery } from '@parking/api-client'
import { errorTexts, type AppContext } from '@parking/runtime'
import { feedbackTexts } from './texts/ru.ts'

/** Asks for all that the page shows, and waits for its texts: it shows itself what fails. */
export async function loadFeedback({ api, queryClient, translator }: AppContext): Promise<void> {
  void queryClient.prefetchQuery(profileQuery(api))
  void queryClient.prefetchQuery(settingsQuery(api))
  void queryClient.prefetchQuery(appealsQuery(api))
  await Promise.all([translator.load(feedbackTexts), translator.load(errorTexts)])
}
