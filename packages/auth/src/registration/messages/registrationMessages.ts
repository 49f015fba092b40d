import { messageSource } from '@parking/runtime'

/** The texts of registering. */
export const registrationMessages = messageSource(
  'registration',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
