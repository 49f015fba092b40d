import { messageSource } from '@parking/runtime'

/** The texts that only guests need. */
export const guestMessages = messageSource(
  'guest',
  async () => (await import('./guest/ru.ts')).ru,
  async () => (await import('./guest/en.ts')).en,
)
