import { changePassword } from '@parking/api-client'
import { checkPassword, passwordLimits } from '@parking/domain'
import { useAppContext, useSentForm, useTexts } from '@parking/runtime'
import { PasswordInput } from '@parking/ui'
import type { ReactNode } from 'react'
import { mineTexts } from '../texts/ru.ts'
import { changeDone, openDialog, stepCancelled } from '../store/profileDialog.ts'
import { StepForm } from './StepForm.tsx'

/**
 * Changes the password.
 *
 * @param props.login - what the driver signs in with, for whoever keeps the passwords
 */
export function PasswordStep({ login }: { readonly login: string }): ReactNode {
  const { t } = useTexts(mineTexts)
  const { api } = useAppContext()
  const limits = passwordLimits.profileChange
  const words = {
    empty: t('password.newEmpty'),
    tooShort: t('password.length', limits),
    tooLong: t('password.length', limits),
  }
  const form = useSentForm({
    initialValues: { current: '', password: '' },
    rules: {
      current: (current) => (current === '' ? t('password.currentEmpty') : null),
      password: (password) => {
        const checked = checkPassword(password, 'profileChange')
        return checked.ok ? null : words[checked.error]
      },
    },
    refused: t('edit.failed'),
    blame: {
      CurrentPasswordIncorrect: { field: 'current' },
      ValidationError: { field: 'password', message: t('password.length', limits) },
    },
    perhaps: t('password.lost'),
    whenLeft: 'goOn',
    send: async (values) => {
      const asker = openDialog()
      await api.run(changePassword(values))
      changeDone('password', asker)
    },
  })
  const field = (name: 'current' | 'password') => ({
    id: form.id(name),
    name,
    value: form.form.values[name],
    error: form.form.errors[name],
    onBlur: form.form.getInputProps(name).onBlur,
    onChange: (typed: string) => form.form.setFieldValue(name, typed),
    labels: { show: t('password.show'), hide: t('password.hide') },
  })
  return (
    <StepForm form={form} submitLabel={t('password.save')} onCancel={stepCancelled}>
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <PasswordInput
        {...field('current')}
        autoComplete="current-password"
        label={t('password.current')}
      />
      <PasswordInput
        {...field('password')}
        autoComplete="new-password"
        label={t('password.new')}
        description={t('password.hint', limits)}
      />
    </StepForm>
  )
}
