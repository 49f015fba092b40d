import { messageSource } from '@parking/runtime'

/** The texts of the receipts. */
export const receiptsMessages = messageSource(
  'receipts',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
