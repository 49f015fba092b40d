import { codeTexts } from '@parking/runtime/codes'
import { confirmationRulesQuery, settingsQuery } from '@parking/api-client'
import { errorTexts, type AppContext } from '@parking/runtime'
import { registrationTexts } from './texts/ru.ts'

/** Asks for what the pages of a registration go by, and waits for their texts. */
export async function loadRegistration(context: AppContext): Promise<void> {
  const { api, queryClient, translator } = context
  void queryClient.prefetchQuery(settingsQuery(api))
  void queryClient.prefetchQuery(confirmationRulesQuery(api))
  await Promise.all(
    [registrationTexts, codeTexts, errorTexts].map((source) => translator.load(source)),
  )
}
