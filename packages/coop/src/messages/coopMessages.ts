import { messageSource } from '@parking/runtime'

/** The texts of the companies' login and pages. */
export const coopMessages = messageSource(
  'coop',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
