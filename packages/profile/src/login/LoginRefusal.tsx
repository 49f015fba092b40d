import { formatPhone, phoneAddress } from '@parking/domain'
import { useErrorText, useMessages, type RefusedField } from '@parking/runtime'
import { FormSummary, Notice, PhoneIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { profileMessages } from '../messages/profileMessages.ts'
import css from './LoginForm.module.css'
import { loginIds } from './loginIds.ts'
import { fieldOf, readLoginError, type LoginReason } from './readLoginError.ts'

interface LoginRefusalProps {
  /** What the form itself refused. */
  readonly refused: readonly RefusedField[]
  /** What the last call failed with, null when it did not. */
  readonly failure: unknown
  /** Why the login opened by itself. */
  readonly reason: unknown
  readonly attempt: number
  readonly phone: string | null
}

/** Says why a login was refused and what to do about it. */
export function LoginRefusal(props: LoginRefusalProps): ReactNode {
  const { refused, failure, reason, attempt, phone } = props
  const { t } = useMessages(profileMessages)
  const wordsOf = useLoginWords()
  if (refused.length > 0) {
    const errors = refused.map(({ field, message }) =>
      isField(field) ? { fieldId: loginIds[field], message } : { message },
    )
    return <FormSummary title={t('login.refused')} errors={errors} attempt={attempt} />
  }
  if (failure !== null) {
    const why = readLoginError(failure)
    if (why === 'emptyPass') return <EmptyPassword phone={phone} />
    const field = fieldOf[why]
    const message = wordsOf(why, failure)
    const errors = [field === null ? { message } : { fieldId: loginIds[field], message }]
    return <FormSummary title={t('login.refused')} errors={errors} attempt={attempt} />
  }
  if (reason === null) return null
  return (
    <Notice tone="negative" title={t('login.accountClosed')} announce="now">
      {wordsOf('other', reason)}
    </Notice>
  )
}

/** The account has no password: it is set with the operator's help. */
function EmptyPassword({ phone }: { readonly phone: string | null }): ReactNode {
  const { t } = useMessages(profileMessages)
  return (
    <Notice
      tone="warning"
      title={t('login.emptyPassTitle')}
      announce="now"
      action={
        phone === null ? null : (
          <a className={css['phone']} href={phoneAddress(phone)}>
            <PhoneIcon /> {formatPhone(phone)}
          </a>
        )
      }
    >
      {t('login.emptyPassText')}
    </Notice>
  )
}

/** The login words the errors that mean something of its own in it, all others are worded once. */
function useLoginWords(): (reason: LoginReason, error: unknown) => string {
  const { t } = useMessages(profileMessages)
  const errorText = useErrorText()
  const words: Readonly<Record<LoginReason, string | null>> = {
    emptyPass: t('login.emptyPassText'),
    incorrect: t('login.incorrect'),
    unregistered: t('login.unregistered'),
    captchaNeeded: t('login.captchaNeeded'),
    tooManyTries: t('login.tooManyTries'),
    captchaIncorrect: t('login.captchaIncorrect'),
    other: null,
  }
  return (reason, error) => words[reason] ?? errorText(error)
}

function isField(field: string): field is keyof typeof loginIds {
  return Object.hasOwn(loginIds, field)
}
