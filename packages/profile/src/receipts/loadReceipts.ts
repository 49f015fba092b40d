import { receiptsQuery } from '@parking/api-client'
import { checkoutTexts } from '@parking/checkout'
import { errorTexts, type AppContext } from '@parking/runtime'
import { receiptsTexts } from './texts/ru.ts'

/** Asks for the receipts, and waits for the texts of their page: it shows itself what fails. */
export async function loadReceipts({ api, queryClient, translator }: AppContext): Promise<void> {
  void queryClient.prefetchQuery(receiptsQuery(api))
  await Promise.all(
    [receiptsTexts, checkoutTexts, errorTexts].map((source) => translator.load(source)),
  )
}
