import { operationsQuery } from '@parking/api-client'
import { errorMessages, type AppContext } from '@parking/runtime'
import { profileMessages } from '../messages/profileMessages.ts'
import { pageAt, wholeHistory } from './wholeHistory.ts'

/** Asks for the first operations, and waits for the texts of their page. */
export async function loadOperations({ api, queryClient, translator }: AppContext): Promise<void> {
  void queryClient.prefetchQuery(operationsQuery(api, wholeHistory, pageAt(0)))
  await Promise.all([profileMessages, errorMessages].map((source) => translator.load(source)))
}
