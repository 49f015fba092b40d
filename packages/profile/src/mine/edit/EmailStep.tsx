import { TextInput } from '@mantine/core'
import { checkEmail, confirmEmail, sendEmailCode } from '@parking/api-client'
import { checkNewEmail, type Profile } from '@parking/domain'
import { keptTyping, useAppContext, useSentForm, useTexts } from '@parking/runtime'
import { useState, type ReactNode } from 'react'
import { useDriverTyping } from '../../change/useDriverTyping.ts'
import { useProfileChange } from '../../change/useProfileChange.ts'
import { mineTexts } from '../texts/ru.ts'
import { changeDone, openDialog, stepCancelled } from '../store/profileDialog.ts'
import { CodeStep } from './CodeStep.tsx'
import { StepForm } from './StepForm.tsx'

const kept = keptTyping<{ email: string }>()

/** Changes the e-mail address: the new one, then the code that was sent to it. */
export function EmailStep({ profile }: { readonly profile: Profile }): ReactNode {
  const { t } = useTexts(mineTexts)
  const { api } = useAppContext()
  const change = useProfileChange()
  const [target, setTarget] = useState<string | null>(null)
  const sendCode = (email: string, signal: AbortSignal) =>
    api.run(sendEmailCode({ email, isEdit: true }), { signal })
  if (target === null) return <EmailForm {...{ profile, sendCode }} onSent={setTarget} />
  return (
    <CodeStep
      sent={t('email.sent', { target })}
      takenText={t('email.taken')}
      resends={[{ send: (signal) => sendCode(target, signal) }]}
      confirm={async (code) => {
        const asker = openDialog()
        await change(confirmEmail({ code }), ({ email }) => isSame(email, target))
        changeDone('email', asker)
      }}
      onCancel={stepCancelled}
    />
  )
}

function EmailForm(props: {
  readonly profile: Profile
  readonly sendCode: (email: string, signal: AbortSignal) => Promise<unknown>
  readonly onSent: (email: string) => void
}): ReactNode {
  const { profile, sendCode, onSent } = props
  const { t } = useTexts(mineTexts)
  const { api } = useAppContext()
  const words = {
    empty: t('email.empty'),
    format: t('email.format'),
    tooLong: t('email.tooLong'),
    same: t('email.same'),
  }
  const check = (email: string) => checkNewEmail(email, profile.email)
  const form = useSentForm({
    initialValues: { email: '' },
    rules: {
      email: (email) => {
        const checked = check(email)
        return checked.ok ? null : words[checked.error]
      },
    },
    refused: t('edit.failed'),
    blame: {
      UserExists: { field: 'email', message: t('email.taken') },
      EmailExists: { field: 'email', message: t('email.taken') },
      InvalidFormat: { field: 'email', message: t('email.format') },
      ValidationError: { field: 'email', message: t('email.format') },
      LimitSMS: { field: 'email' },
    },
    whenLeft: 'giveUp',
    send: async ({ email }, signal) => {
      const checked = check(email)
      const address = checked.ok ? checked.value : email
      await api.run(checkEmail({ email: address }), { signal })
      await sendCode(address, signal)
      return address
    },
    onSent,
  })
  useDriverTyping(kept, 'email', form.form)
  return (
    <StepForm form={form} submitLabel={t('email.send')} onCancel={stepCancelled}>
      <TextInput
        {...form.form.getInputProps('email')}
        id={form.id('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        label={t('email.label')}
        description={t('email.hint')}
        required
        withAsterisk={false}
        maxLength={254}
      />
    </StepForm>
  )
}

function isSame(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}
