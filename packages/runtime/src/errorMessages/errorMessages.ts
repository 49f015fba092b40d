import type { ErrorName } from '@parking/domain'
import { messageSource } from '../messages/messageSource.ts'

/** A text for every error that a back end can name, and for those that have no name. */
export type ErrorText = Readonly<Record<ErrorName | 'network' | 'timeout' | 'other', string>>

/** The texts of all errors, once for all features. */
export const errorMessages = messageSource(
  'errors',
  async (): Promise<ErrorText> => (await import('./ru.ts')).ru,
  async (): Promise<ErrorText> => (await import('./en.ts')).en,
)
