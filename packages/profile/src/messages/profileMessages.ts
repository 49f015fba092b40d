import { messageSource } from '@parking/runtime'

/** The texts of the profile menu. */
export const profileMessages = messageSource(
  'profile',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
