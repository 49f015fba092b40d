import { useCodeWords } from '@parking/runtime/codes'
import { Button } from '@mantine/core'
import { changeRegistrationPhone } from '@parking/api-client'
import { checkPhone, normalisePhone } from '@parking/domain'
import { findBlame, useAppContext, useSentForm, useTexts, type BlameWords } from '@parking/runtime'
import { FormSummary, PhoneInput } from '@parking/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { Actions } from '../../page/NarrowPage.tsx'
import { phoneChanged } from '../draft/useRegistration.ts'
import { registrationTexts } from '../texts/ru.ts'
import css from './ChangePhone.module.css'

/** Has the code sent to another phone. */
export function ChangePhone(props: {
  readonly salt: string
  readonly onClose: () => void
  readonly onChanged: () => void
}): ReactNode {
  const { t } = useTexts(registrationTexts)
  const sent = usePhoneChange(props)
  const phone = useRef<HTMLInputElement>(null)
  useEffect(() => phone.current?.focus(), [])
  return (
    <section aria-label={t('change.title')} className={css['root']}>
      <form method="post" noValidate onSubmit={sent.submit}>
        <FormSummary {...sent.summary} />
        <PhoneInput
          {...sent.form.getInputProps('phone')}
          value={sent.form.values.phone}
          id={sent.id('phone')}
          ref={phone}
          name="tel"
          label={t('change.phone')}
        />
        <Actions>
          <Button type="submit" loading={sent.isBusy}>
            {t('change.submit')}
          </Button>
          <Button variant="default" disabled={sent.isBusy} onClick={props.onClose}>
            {t('change.cancel')}
          </Button>
        </Actions>
      </form>
    </section>
  )
}

function usePhoneChange({
  salt,
  onChanged,
}: {
  readonly salt: string
  readonly onChanged: () => void
}) {
  const { t } = useTexts(registrationTexts)
  const { api } = useAppContext()
  const router = useRouter()
  const words = useCodeWords()
  const say = (message: string) => ({ field: 'phone', message }) as const
  const refusals: BlameWords<'phone'> = {
    PhoneExists: say(t('form.phoneExists')),
    UserExists: say(t('form.phoneExists')),
    PhoneEmpty: say(t('form.phoneEmpty')),
    DoublePhone: say(t('change.double')),
    ValidationError: say(t('form.phoneFormat')),
    InvalidFormat: say(t('form.phoneFormat')),
  }
  return useSentForm({
    refused: t('change.refused'),
    initialValues: { phone: '' },
    rules: {
      phone: (phone) => {
        const checked = checkPhone(phone)
        if (checked.ok) return null
        return t(checked.error === 'empty' ? 'form.phoneEmpty' : 'form.phoneFormat')
      },
    },
    blame: (error) => {
      const notSent = words.notSent(error)
      return notSent === null ? findBlame(refusals, error) : { field: 'phone', message: notSent }
    },
    whenLeft: 'goOn',
    send: async ({ phone }) => {
      const number = normalisePhone(phone)
      const step = await api.run(changeRegistrationPhone({ phone: number, salt }))
      return { number, phoneSalt: step.phoneSalt ?? salt }
    },
    onSent: async ({ number, phoneSalt }) => {
      phoneChanged(number, phoneSalt)
      onChanged()
      if (phoneSalt === salt) return
      await router.navigate({
        to: '/registration/confirmation/$step/{-$salt}/{-$code}',
        params: { step: 'phone', salt: phoneSalt },
        replace: true,
      })
    },
  })
}
