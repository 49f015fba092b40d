import { messageSource, type Translate } from '@parking/runtime'
import type { ru } from './ru.ts'

/** The texts of paying for parking. */
export const paymentsMessages = messageSource(
  'payments',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)

/** Translates a text of this package. */
export type PaymentsText = Translate<typeof ru>
