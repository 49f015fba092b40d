import { messageSource } from '@parking/runtime'

/** The texts of the pages that links of others and the account's own sheets lead to. */
export const linkedMessages = messageSource(
  'payments.linked',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
