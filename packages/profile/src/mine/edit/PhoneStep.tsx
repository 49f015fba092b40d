import { usePhoneCode } from '@parking/runtime/codes'
import {
  checkPhone,
  confirmPhone,
  deletePhone,
  profileQuery,
  sendPhoneCode,
  setMainPhone,
} from '@parking/api-client'
import { checkNewPhone, formatPhone, type Profile } from '@parking/domain'
import { keptTyping, useAppContext, useSentForm, useTexts } from '@parking/runtime'
import { PhoneInput } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { useDriverTyping } from '../../change/useDriverTyping.ts'
import { useProfileChange } from '../../change/useProfileChange.ts'
import { mineTexts } from '../texts/ru.ts'
import { changeDone, openDialog, stepCancelled } from '../store/profileDialog.ts'
import { CodeStep } from './CodeStep.tsx'
import { StepForm } from './StepForm.tsx'

const kept = keptTyping<{ phone: string }>()

interface PhoneStepProps {
  readonly profile: Profile
  /** The phone whose place the new one takes, null when it only joins the others. */
  readonly replaced: string | null
}

/** Changes the main phone or adds another: the number, then the code that was sent to it. */
export function PhoneStep({ profile, replaced }: PhoneStepProps): ReactNode {
  const { t } = useTexts(mineTexts)
  const { api } = useAppContext()
  const [phone, setPhone] = useState<string | null>(null)
  // Where the old one came from is settled by then: the profile is read again before the step ends.
  const [old] = useState(replaced)
  const takePlace = useTakePlace()
  const sendCode = (number: string, isRepeat: boolean, signal: AbortSignal) =>
    api.run(sendPhoneCode({ phone: number, isEdit: old !== null, isRepeat }), { signal })
  // Asked for while the number is typed, so that the words are right when the code is on its way.
  const { isCall, ways } = usePhoneCode(async (isRepeat, signal) => {
    if (phone !== null) await sendCode(phone, isRepeat, signal)
  })
  if (phone === null) {
    return (
      <PhoneForm
        profile={profile}
        replaced={old}
        sendCode={(number, signal) => sendCode(number, false, signal)}
        onSent={setPhone}
      />
    )
  }
  return (
    <CodeStep
      sent={t(isCall ? 'phone.sentCall' : 'phone.sentSms', { target: formatPhone(phone) })}
      isCall={isCall}
      takenText={t('phone.taken')}
      resends={ways}
      confirm={(code) => takePlace(code, phone, old)}
      onCancel={stepCancelled}
    />
  )
}

/**
 * Confirms a phone. One that replaces another is then the main one, and the other is gone: what the
 * back end has not done of that by itself is asked of it.
 */
function useTakePlace() {
  const { api, queryClient } = useAppContext()
  const change = useProfileChange()
  return async (code: string, phone: string, replaced: string | null): Promise<void> => {
    const asker = openDialog()
    await change(confirmPhone({ code }), has(phone))
    if (replaced === null) {
      changeDone('phoneAdded', asker)
      return
    }
    try {
      const { phones } = await queryClient.fetchQuery({ ...profileQuery(api), staleTime: 0 })
      const isMain = hasMain(phone)
      if (!isMain({ phones })) await change(setMainPhone({ phone }), isMain)
      const isThere = has(replaced)
      if (isThere({ phones })) {
        await change(deletePhone({ phone: replaced }), (profile) => !isThere(profile))
      }
      changeDone('phoneChanged', asker)
    } catch {
      // The new one is confirmed: its list shows what is left to do, and lets it be done.
      changeDone('phoneAdded', asker)
    }
  }
}

type Phones = Pick<Profile, 'phones'>

const has =
  (phone: string) =>
  ({ phones }: Phones): boolean =>
    phones.some(({ number }) => number === phone)

const hasMain =
  (phone: string) =>
  ({ phones }: Phones): boolean =>
    phones.some(({ number, isMain }) => number === phone && isMain)

function PhoneForm(
  props: PhoneStepProps & {
    readonly sendCode: (phone: string, signal: AbortSignal) => Promise<unknown>
    readonly onSent: (phone: string) => void
  },
): ReactNode {
  const { profile, replaced, sendCode, onSent } = props
  const { t } = useTexts(mineTexts)
  const { api } = useAppContext()
  const words = {
    empty: t('phone.empty'),
    format: t('phone.format'),
    double: t('phone.double'),
  }
  const check = (phone: string) => checkNewPhone(phone, profile.phones)
  const form = useSentForm({
    initialValues: { phone: '' },
    rules: {
      phone: (phone) => {
        const checked = check(phone)
        return checked.ok ? null : words[checked.error]
      },
    },
    refused: t('edit.failed'),
    blame: {
      UserExists: { field: 'phone', message: t('phone.taken') },
      PhoneExists: { field: 'phone', message: t('phone.taken') },
      DoublePhone: { field: 'phone', message: t('phone.double') },
      PhoneEmpty: { field: 'phone' },
      ValidationError: { field: 'phone', message: t('phone.format') },
      InvalidFormat: { field: 'phone', message: t('phone.format') },
      SMSNotSend: { field: 'phone' },
      LimitSMS: { field: 'phone' },
    },
    whenLeft: 'giveUp',
    send: async ({ phone }, signal) => {
      const checked = check(phone)
      const number = checked.ok ? checked.value : phone
      await api.run(checkPhone({ phone: number }), { signal })
      await sendCode(number, signal)
      return number
    },
    onSent,
  })
  useDriverTyping(kept, replaced ?? '', form.form)
  return (
    <StepForm form={form} submitLabel={t('phone.send')} onCancel={stepCancelled}>
      <PhoneInput
        id={form.id('phone')}
        name="phone"
        label={t('phone.label')}
        description={
          replaced === null
            ? t('phone.addHint')
            : t('phone.changeHint', { phone: formatPhone(replaced) })
        }
        value={form.form.values.phone}
        error={form.form.errors['phone']}
        onBlur={form.form.getInputProps('phone').onBlur}
        onChange={(phone) => form.form.setFieldValue('phone', phone)}
      />
    </StepForm>
  )
}
