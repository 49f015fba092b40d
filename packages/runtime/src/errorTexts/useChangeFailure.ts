import { ApiError } from '@parking/api-client'
import { useTexts } from '../context/useTexts.ts'
import { errorTexts } from './ru.ts'
import { useErrorText } from './useErrorText.ts'

/** What is said of a change that has failed. */
export interface ChangeFailure {
  readonly title: string
  readonly text: string
}

/**
 * Words the failure of a call that changes something. Unless an answer refuses the change, nobody
 * knows whether it was made: then the words say so, instead of "not saved".
 *
 * @returns words an error. `title` says what was not done; `text` says why, where the usual words do
 *   not fit; `perhaps` says what may have been done all the same, and what to do then
 */
export function useChangeFailure(): (
  error: unknown,
  words: { readonly title: string; readonly text?: string; readonly perhaps?: string },
) => ChangeFailure {
  const { t } = useTexts(errorTexts)
  const errorText = useErrorText()
  return (error, { title, text = errorText(error), perhaps = t('perhapsDone') }) =>
    isUnknown(error) ? { title: t('unknownOutcome'), text: `${text} ${perhaps}` } : { title, text }
}

/** A refusal by name is one, whatever the status that it came with. */
function isUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.outcomeUnknown) return false
  return error.errorName === null || error.errorName === 'UnknownError'
}
