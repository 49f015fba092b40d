import { messageSource } from '@parking/runtime'

/** The texts of the driver's documents. */
export const documentsMessages = messageSource(
  'documents',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
