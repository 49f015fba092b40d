import { messageSource } from '@parking/runtime'

/** The texts of the console's frame. */
export const consoleMessages = messageSource(
  'console',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
