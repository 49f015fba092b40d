import {
  checkPassword,
  checkPasswordRepeat,
  passwordLimits,
  type PasswordScreen,
} from '@parking/domain'
import { useTexts, type Rule, type SentForm } from '@parking/runtime'
import { codeTexts } from '@parking/runtime/codes'
import { PasswordInput } from '@parking/ui'
import type { ReactNode } from 'react'

/** What a form with a new password holds besides its own. */
export interface NewPasswordValues {
  readonly password: string
  readonly repeat: string
}

/** The rules of a new password, chosen on a screen. */
export function useNewPasswordRules(screen: PasswordScreen): {
  readonly password: Rule<string, NewPasswordValues>
  readonly repeat: Rule<string, NewPasswordValues>
} {
  const { t } = useTexts(codeTexts)
  const keys = {
    empty: 'password.empty',
    tooShort: 'password.tooShort',
    tooLong: 'password.tooLong',
  } as const
  return {
    password: (password) => {
      const checked = checkPassword(password, screen)
      return checked.ok ? null : t(keys[checked.error], passwordLimits[screen])
    },
    repeat: (repeat, { password }) => {
      const refusal = checkPasswordRepeat(password, repeat)
      if (refusal === null) return null
      return t(refusal === 'empty' ? 'password.repeatEmpty' : 'password.differs')
    },
  }
}

/** The fields for a new password and its repetition. */
export function NewPassword<Values extends Record<string, unknown> & NewPasswordValues>({
  sent: { form, id },
  screen,
  label,
}: {
  readonly sent: SentForm<Values>
  readonly screen: PasswordScreen
  readonly label: string
}): ReactNode {
  const { t } = useTexts(codeTexts)
  const field = (name: 'password' | 'repeat') => {
    const { value, error, onBlur, onChange } = form.getInputProps(name)
    return {
      id: id(name),
      name,
      value,
      error,
      onBlur,
      onChange,
      autoComplete: 'new-password',
    } as const
  }
  return (
    <>
      <PasswordInput
        {...field('password')}
        label={label}
        labels={{ show: t('password.show'), hide: t('password.hide') }}
        description={t('password.hint', passwordLimits[screen])}
      />
      <PasswordInput
        {...field('repeat')}
        label={t('password.repeat')}
        labels={{ show: t('password.showRepeat'), hide: t('password.hideRepeat') }}
      />
    </>
  )
}
