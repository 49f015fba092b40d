import { formatPhone, phoneAddress } from '@parking/domain'
import { useAppContext, useErrorText, useMessages, type RefusedField } from '@parking/runtime'
import { FormSummary, Notice, PhoneIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { profileMessages } from '../messages/profileMessages.ts'
import css from './LoginForm.module.css'
import { loginIds } from './loginIds.ts'
import { fieldOf, readLoginError, type LoginReason } from './readLoginError.ts'
import type { LoginOccasion } from './useLoginModal.ts'

interface LoginRefusalProps {
  /** What the form itself refused. */
  readonly refused: readonly RefusedField[]
  /** What the last call failed with, null when it did not. */
  readonly failure: unknown
  readonly occasion: LoginOccasion
  readonly attempt: number
  readonly phone: string | null
}

/** Says why a login was refused and what to do about it. */
export function LoginRefusal(props: LoginRefusalProps): ReactNode {
  const { refused, failure, occasion, attempt, phone } = props
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
  if (occasion.kind === 'asked') return null
  if (occasion.kind === 'thirdPartyFailed') return <ThirdPartyFailure error={occasion.error} />
  return (
    <Notice tone="negative" title={t('login.accountClosed')} announce="now">
      {wordsOf('other', occasion.error)}
    </Notice>
  )
}

/** A third party's ID did not sign anybody in; who has no account yet must know that. */
function ThirdPartyFailure({ error }: { readonly error: unknown }): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useMessages(profileMessages)
  const name = city.thirdPartyId?.name[language] ?? ''
  const isUnknown = readLoginError(error) === 'unregistered'
  return (
    <Notice tone="negative" title={t('login.thirdPartyFailed', { name })} announce="now">
      {isUnknown ? t('login.thirdPartyUnregistered') : t('login.thirdPartyRetry')}
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
