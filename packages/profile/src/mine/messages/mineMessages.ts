import { messageSource } from '@parking/runtime'

/** The texts of the page of the profile. */
export const mineMessages = messageSource(
  'mine',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
