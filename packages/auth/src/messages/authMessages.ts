import { messageSource } from '@parking/runtime'

/** The texts of signing in. */
export const authMessages = messageSource(
  'auth',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
