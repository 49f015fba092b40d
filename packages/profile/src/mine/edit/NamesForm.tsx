import { TextInput } from '@mantine/core'
import { changeProfile } from '@parking/api-client'
import { changedNames, checkProfileNames, type Profile } from '@parking/domain'
import { keptTyping, useSentForm, useTexts } from '@parking/runtime'
import { useTellFormState } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { useDriverTyping } from '../../change/useDriverTyping.ts'
import { useProfileChange } from '../../change/useProfileChange.ts'
import { mineTexts } from '../texts/ru.ts'
import { changeDone, openDialog, profileDialogClosed } from '../store/profileDialog.ts'
import { StepForm } from './StepForm.tsx'

const fields = [
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'middleName', autoComplete: 'additional-name' },
] as const

const kept = keptTyping<Record<(typeof fields)[number]['name'], string>>()

/** Changes the driver's names. Only what was changed is sent, and nothing when nothing was. */
export function NamesForm({ profile }: { readonly profile: Profile }): ReactNode {
  const { t } = useTexts(mineTexts)
  const change = useProfileChange()
  // What was changed elsewhere meanwhile is no change of this form.
  const [shown] = useState(profile)
  const form = useSentForm({
    initialValues: {
      lastName: shown.lastName ?? '',
      firstName: shown.firstName ?? '',
      middleName: shown.middleName ?? '',
    },
    rules: {
      lastName: (_, names) =>
        checkProfileNames(names).lastName === null ? null : t('edit.lastNameEmpty'),
      firstName: (_, names) =>
        checkProfileNames(names).firstName === null ? null : t('edit.firstNameEmpty'),
    },
    refused: t('edit.failed'),
    whenLeft: 'goOn',
    send: async (names) => {
      const changed = changedNames(shown, names)
      if (Object.keys(changed).length === 0) {
        profileDialogClosed()
        return
      }
      const asker = openDialog()
      await change(changeProfile(changed), (now) =>
        fields.every(({ name }) => isNow(changed[name], now[name])),
      )
      changeDone('names', asker)
    },
  })
  useDriverTyping(kept, 'names', form.form)
  useTellFormState({ isChanged: form.form.isDirty(), isBusy: form.isBusy })
  const labels = {
    lastName: t('edit.lastName'),
    firstName: t('edit.firstName'),
    middleName: t('edit.middleName'),
  }
  return (
    <StepForm form={form} submitLabel={t('edit.save')} onCancel={profileDialogClosed}>
      {fields.map(({ name, autoComplete }) => (
        <TextInput
          key={name}
          {...form.form.getInputProps(name)}
          id={form.id(name)}
          name={name}
          label={labels[name]}
          autoComplete={autoComplete}
          maxLength={100}
          {...(name === 'middleName'
            ? { description: t('edit.optional') }
            : { required: true, withAsterisk: false })}
        />
      ))}
    </StepForm>
  )
}

/** Whether a name is what it was to become; one that was not changed may be anything. */
function isNow(wanted: string | undefined, name: string | null): boolean {
  return wanted === undefined || wanted === (name ?? '')
}
