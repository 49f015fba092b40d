import { ApiError } from '@parking/api-client'
import { useTexts, type TextValues } from '../context/useTexts.ts'
import { errorTexts } from './ru.ts'
import type { TextKey } from '../texts/TextKey.ts'
import type { ErrorText } from './ErrorText.ts'

/**
 * Words an error for a driver: by its name, else as the back end words it, else by what happened to
 * the call.
 *
 * Suspends where {@link errorTexts} have not been loaded before.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTexts(errorTexts)
  return (error) => {
    const { key, text, values } = errorKey(error)
    return text ?? t(key, values)
  }
}

/** What only time heals. */
const limits = new Set<string | null>(['LimitSMS', 'LoginTryLimit'])

/**
 * Which text words an error; `text` is the back end's own, where it gave nothing better, `values`
 * are what the text tells of.
 */
export function errorKey(error: unknown): {
  readonly key: TextKey<ErrorText>
  readonly text?: string
  readonly values?: TextValues
} {
  if (!(error instanceof ApiError)) return { key: 'other' }
  if (error.kind === 'tooManyCalls') {
    const count = error.retryAfter
    return count === null ? { key: 'tooManyCalls' } : { key: 'tryAgainIn', values: { count } }
  }
  if (error.retryAfter !== null && limits.has(error.errorName)) {
    return { key: 'limitIn', values: { count: Math.max(1, Math.ceil(error.retryAfter / 60)) } }
  }
  if (error.errorName !== null) return { key: error.errorName }
  if (error.kind === 'network' || error.kind === 'timeout') return { key: error.kind }
  if (error.serverMessage !== null) return { key: 'other', text: error.serverMessage }
  return { key: 'other' }
}
