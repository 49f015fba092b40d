import { ApiError } from '@parking/api-client'
import { useChangeFailure, useErrorText, useTexts } from '@parking/runtime'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { ChangeUnseen } from './ChangeUnseen.ts'
import { RecordChanged } from './RecordChanged.ts'

/**
 * Words why a change of what a company has was not made. Some names of errors speak to who signs in:
 * of a driver of the company they mean something else.
 */
export function useFleetFailure(): {
  readonly reason: (error: unknown) => string
  readonly failure: (
    error: unknown,
    words: { readonly title: string },
  ) => { readonly title: string; readonly text: string }
} {
  const { t } = useTexts(fleetTexts)
  const errorText = useErrorText()
  const changeFailure = useChangeFailure()

  function reason(error: unknown): string {
    if (error instanceof RecordChanged) return t('error.recordChanged')
    const name = error instanceof ApiError ? error.errorName : null
    if (name === 'AccountNotFound') return t('error.recordGone')
    const isThere = name === 'UserExists' || name === 'PhoneExists'
    return isThere ? t('error.recordThere') : errorText(error)
  }
  return {
    reason,
    failure: (error, { title }) =>
      error instanceof ChangeUnseen
        ? changeFailure(error.cause, {
            title,
            text: reason(error.cause),
            perhaps: t('error.perhapsLater'),
          })
        : changeFailure(error, { title, text: reason(error) }),
  }
}
