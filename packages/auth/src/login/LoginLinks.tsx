import { useTexts } from '@parking/runtime'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { authTexts } from '../texts/ru.ts'
import { loginDismissed } from '../state/useLoginModal.ts'
import css from './LoginForm.module.css'

/** Leads who can't sign in to an account or to a new password. */
export function LoginLinks(): ReactNode {
  const { t } = useTexts(authTexts)
  return (
    <div className={css['links']}>
      <Link to="/registration" onClick={loginDismissed}>
        {t('login.register')}
      </Link>
      <Link
        to="/restore-password/{-$step}/{-$salt}"
        params={{ step: undefined, salt: undefined }}
        onClick={loginDismissed}
      >
        {t('login.restore')}
      </Link>
    </div>
  )
}
