import { finesQuery } from '@parking/api-client'
import { errorMessages, type AppContext } from '@parking/runtime'
import { finesMessages } from './messages/finesMessages.ts'

/** Asks for the fines, and waits for the texts of their page: it shows itself what fails. */
export async function loadFines({ api, queryClient, translator }: AppContext): Promise<void> {
  void queryClient.prefetchQuery(finesQuery(api))
  await Promise.all([translator.load(finesMessages), translator.load(errorMessages)])
}
