import { Button } from '@mantine/core'
import { ApiError } from '@parking/api-client'
import { checkEmail } from '@parking/domain'
import { LinkButton, useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { loginRequested } from '../../state/useLoginModal.ts'
import { registrationTexts } from '../texts/ru.ts'
import css from './RegistrationForm.module.css'

const taken = new Set<string | null>(['EmailExists', 'PhoneExists', 'UserExists'])

/** Leads who has an account to the login; to a new password too, once the back end knows them. */
export function HaveAccount({
  email,
  error,
}: {
  readonly email: string
  /** Why the form was refused. */
  readonly error: unknown
}): ReactNode {
  const { t } = useTexts(registrationTexts)
  const isTaken = error instanceof ApiError && taken.has(error.errorName)
  const checked = checkEmail(email)
  return (
    <div className={css['other']}>
      <span>{t('form.haveAccount')}</span>
      <Button variant="subtle" onClick={() => loginRequested()}>
        {t('form.signIn')}
      </Button>
      {isTaken ? (
        <LinkButton
          variant="subtle"
          to="/restore-password/{-$step}/{-$salt}"
          search={checked.ok ? { email: checked.value } : {}}
        >
          {t('form.restore')}
        </LinkButton>
      ) : null}
    </div>
  )
}
