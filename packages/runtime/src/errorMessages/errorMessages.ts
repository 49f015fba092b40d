import { messageSource } from '../messages/messageSource.ts'
import type { ErrorText } from './ErrorText.ts'

/** The texts of all errors, once for all features. */
export const errorMessages = messageSource(
  'errors',
  async (): Promise<ErrorText> => (await import('./ru.ts')).ru,
  async (): Promise<ErrorText> => (await import('./en.ts')).en,
)
