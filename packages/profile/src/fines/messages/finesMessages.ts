import { messageSource } from '@parking/runtime'

/** The texts of the fines. */
export const finesMessages = messageSource(
  'fines',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
