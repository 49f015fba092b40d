import { messageSource } from '@parking/runtime'

/** The texts of restoring a password. */
export const restoreMessages = messageSource(
  'restore',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
