import { messageSource } from '@parking/runtime'

/** The texts of letters to the operator. */
export const feedbackMessages = messageSource(
  'feedback',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
