import { messageSource } from '@parking/runtime'

/** The texts of permits. */
export const permitsMessages = messageSource(
  'permits',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
