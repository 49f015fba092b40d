import { ApiError } from '@parking/api-client'
import { LoginRefusal, useAppContext, useTexts } from '@parking/runtime'
import { Notice } from '@parking/ui'
import type { ComponentProps, ReactNode } from 'react'
import { authTexts } from '../texts/ru.ts'
import type { LoginOccasion } from '../state/useLoginModal.ts'
import { loginIds } from './loginIds.ts'

interface DriverLoginRefusalProps extends Pick<
  ComponentProps<typeof LoginRefusal>,
  'login' | 'form'
> {
  readonly occasion: LoginOccasion
}

/** Says why a driver's login was refused and what to do about it. */
export function DriverLoginRefusal(props: DriverLoginRefusalProps): ReactNode {
  const { login, form, occasion } = props
  const { t } = useTexts(authTexts)
  const error = login.error instanceof ApiError ? login.error : null
  if (form.refused.length === 0) {
    if (login.error === null && occasion.kind === 'thirdPartyFailed') {
      return <ThirdPartyFailure error={occasion.error} />
    }
  }
  const hasPicture = error !== null && error.captcha !== null
  return (
    <LoginRefusal
      login={login}
      form={form}
      fieldIds={loginIds}
      words={{
        IncorrectLogin: { message: t('login.incorrect') },
        UnregistredAccount: { message: t('login.unregistered'), field: 'login' },
        LoginTryLimit: hasPicture
          ? { message: t('login.captchaNeeded'), field: 'captcha' }
          : { message: t('login.tooManyTries') },
        CaptchaIncorrect: { message: t('login.captchaIncorrect'), field: 'captcha' },
      }}
      titles={{ refused: t('login.refused'), signedOut: t('login.accountClosed') }}
    />
  )
}

/** A third party's ID did not sign anybody in; who has no account yet must know that. */
function ThirdPartyFailure({ error }: { readonly error: unknown }): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useTexts(authTexts)
  const name = city.thirdPartyId?.name[language] ?? ''
  const isUnknown = error instanceof ApiError && error.errorName === 'UnregistredAccount'
  return (
    <Notice tone="negative" title={t('login.thirdPartyFailed', { name })} announce="now">
      {isUnknown ? t('login.thirdPartyUnregistered') : t('login.thirdPartyRetry')}
    </Notice>
  )
}
