import { messageSource } from '@parking/runtime'

/** The texts around what was spent: the reading, the sums, the period. */
export const spendingMessages = messageSource(
  'spending',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
