import { receiptsQuery } from '@parking/api-client'
import { checkoutMessages } from '@parking/checkout'
import { errorMessages, type AppContext } from '@parking/runtime'
import { receiptsMessages } from './messages/receiptsMessages.ts'

/** Asks for the receipts, and waits for the texts of their page: it shows itself what fails. */
export async function loadReceipts({ api, queryClient, translator }: AppContext): Promise<void> {
  void queryClient.prefetchQuery(receiptsQuery(api))
  await Promise.all(
    [receiptsMessages, checkoutMessages, errorMessages].map((source) => translator.load(source)),
  )
}
