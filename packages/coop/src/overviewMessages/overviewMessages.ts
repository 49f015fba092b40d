import { messageSource } from '@parking/runtime'

/** The texts of what a company's vehicles have done and cost. */
export const overviewMessages = messageSource(
  'coop.overview',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
