import { ApiError } from '@parking/api-client'
import { useMessages } from '../context/useMessages.ts'
import { errorMessages } from './errorMessages.ts'
import type { ErrorText } from './ErrorText.ts'

/**
 * Words an error for a driver: by its name, else as the back end words it, else by what happened to
 * the call.
 *
 * Suspends where {@link errorMessages} have not been loaded before.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useMessages(errorMessages)
  return (error) => {
    const { key, text } = errorKey(error)
    return text ?? t(key)
  }
}

/** Which text words an error; `text` is the back end's own, where it gave nothing better. */
export function errorKey(error: unknown): {
  readonly key: keyof ErrorText
  readonly text?: string
} {
  if (!(error instanceof ApiError)) return { key: 'other' }
  if (error.errorName !== null) return { key: error.errorName }
  if (error.kind === 'network' || error.kind === 'timeout') return { key: error.kind }
  if (error.serverMessage !== null) return { key: 'other', text: error.serverMessage }
  return { key: 'other' }
}
