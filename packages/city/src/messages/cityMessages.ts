import { messageSource } from '@parking/runtime'

/** The texts of what a city publishes. */
export const cityMessages = messageSource(
  'city',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
