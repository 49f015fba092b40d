import { formatPhone, phoneAddress } from '@parking/domain'
import { LoginRefusal, useAppContext, useErrorText, useMessages } from '@parking/runtime'
import { Notice, PhoneIcon } from '@parking/ui'
import type { ComponentProps, ReactNode } from 'react'
import { authMessages } from '../messages/authMessages.ts'
import type { LoginOccasion } from '../state/useLoginModal.ts'
import css from './LoginForm.module.css'
import { loginIds } from './loginIds.ts'
import { fieldOf, readLoginError, type LoginReason } from './readLoginError.ts'

interface DriverLoginRefusalProps extends Pick<
  ComponentProps<typeof LoginRefusal>,
  'login' | 'form'
> {
  readonly occasion: LoginOccasion
  readonly phone: string | null
}

/** Says why a driver's login was refused and what to do about it. */
export function DriverLoginRefusal(props: DriverLoginRefusalProps): ReactNode {
  const { login, form, occasion, phone } = props
  const { t } = useMessages(authMessages)
  const readError = useLoginWords()
  if (form.refused.length === 0) {
    if (readLoginError(login.error) === 'emptyPass') return <EmptyPassword phone={phone} />
    if (login.error === null && occasion.kind === 'thirdPartyFailed') {
      return <ThirdPartyFailure error={occasion.error} />
    }
  }
  return (
    <LoginRefusal
      login={login}
      form={form}
      fieldIds={loginIds}
      readError={readError}
      titles={{ refused: t('login.refused'), signedOut: t('login.accountClosed') }}
    />
  )
}

/** A third party's ID did not sign anybody in; who has no account yet must know that. */
function ThirdPartyFailure({ error }: { readonly error: unknown }): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useMessages(authMessages)
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
  const { t } = useMessages(authMessages)
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
function useLoginWords(): ComponentProps<typeof LoginRefusal>['readError'] {
  const { t } = useMessages(authMessages)
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
  return (error) => {
    const why = readLoginError(error)
    const field = fieldOf[why]
    const message = words[why] ?? errorText(error)
    return field === null ? { message } : { message, field }
  }
}
