import { messageSource } from '@parking/runtime'

/** The texts around tables that a company loads into its lists. */
export const importMessages = messageSource(
  'coop.import',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
