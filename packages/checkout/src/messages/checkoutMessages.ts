import { messageSource } from '@parking/runtime'

/** The texts of moving money. */
export const checkoutMessages = messageSource(
  'checkout',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
