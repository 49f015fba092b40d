import { messageSource } from '@parking/runtime'

/** The texts of the history of operations. */
export const operationsMessages = messageSource(
  'profile.operations',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
