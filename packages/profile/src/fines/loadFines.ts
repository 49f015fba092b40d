import { finesQuery } from '@parking/api-client'
import { errorTexts, type AppContext } from '@parking/runtime'
import { finesTexts } from './texts/ru.ts'

/** Asks for the fines, and waits for the texts of their page: it shows itself what fails. */
export async function loadFines({ api, queryClient, translator }: AppContext): Promise<void> {
  void queryClient.prefetchQuery(finesQuery(api))
  await Promise.all([translator.load(finesTexts), translator.load(errorTexts)])
}
