import { ApiError } from '@parking/api-client'
import type { ErrorName } from '@parking/domain'
import { FormSummary, Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { useErrorText } from '../errorTexts/useErrorText.ts'
import { useTexts } from '../context/useTexts.ts'
import { leavingTexts } from '../leavingTexts/ru.ts'
import type { RefusedField } from '../form/useRuledForm.ts'
import { useSignedOutBy } from '../context/useSession.ts'
import type { Login } from './useLogin.ts'

/** How a login words an error, and the field to mend. */
interface LoginWords {
  readonly message: string
  readonly field?: string
}

interface LoginRefusalProps {
  readonly login: Pick<Login<never>, 'isBusy' | 'error' | 'refusals'>
  /** What the form itself refused, and how often. */
  readonly form: { readonly refused: readonly RefusedField[]; readonly refusals: number }
  /** The ids of the fields by their names. */
  readonly fieldIds: Readonly<Record<string, string>>
  /** The errors that mean something of their own in this login; all others are worded once. */
  readonly words: Readonly<Partial<Record<ErrorName, LoginWords>>>
  readonly titles: { readonly refused: string; readonly signedOut: string }
}

/** Says why a login was refused; before the first try, what has signed the account out. */
export function LoginRefusal(props: LoginRefusalProps): ReactNode {
  const { login, form, fieldIds, words, titles } = props
  const errorText = useErrorText()
  const signedOutBy = useSignedOutBy()
  const { error } = login
  const name = error instanceof ApiError ? error.errorName : null
  // How long to wait is worded once; a picture that lets somebody in now matters more.
  const onlyWaits = error instanceof ApiError && error.retryAfter !== null && error.captcha === null
  const own = name === null || onlyWaits ? undefined : words[name]
  const ofCall: readonly LoginWords[] = error === null ? [] : [own ?? { message: errorText(error) }]
  const errors = form.refused.length > 0 ? form.refused : ofCall
  if (errors.length === 0 && signedOutBy !== null && !login.isBusy) {
    return signedOutBy === 'idle' ? (
      <LeftIdle />
    ) : (
      <Notice tone="negative" title={titles.signedOut} announce="now">
        {errorText(signedOutBy)}
      </Notice>
    )
  }
  return (
    <FormSummary
      title={titles.refused}
      attempt={form.refusals + login.refusals}
      errors={errors.map(({ field = '', message }) => {
        const fieldId = fieldIds[field]
        return fieldId === undefined ? { message } : { fieldId, message }
      })}
    />
  )
}

function LeftIdle(): ReactNode {
  const { t } = useTexts(leavingTexts)
  return (
    <Notice title={t('idle.endedTitle')} announce="now">
      {t('idle.endedText')}
    </Notice>
  )
}
