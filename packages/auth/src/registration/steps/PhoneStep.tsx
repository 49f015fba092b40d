import { CodeField, Resend, tidyCode, useCodeWords, usePhoneCode } from '@parking/runtime/codes'
import { Button } from '@mantine/core'
import { ApiError, confirmPhone, sendPhoneCode } from '@parking/api-client'
import { formatPhone } from '@parking/domain'
import { useAppContext, useSentForm, useTexts } from '@parking/runtime'
import { FormSummary } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { Actions, NarrowPage } from '../../page/NarrowPage.tsx'
import { useRegistration } from '../draft/useRegistration.ts'
import { registrationTexts } from '../texts/ru.ts'
import { ChangePhone } from './ChangePhone.tsx'
import { ExpiredLink } from './ExpiredLink.tsx'
import { isGone } from '../../send/isGone.ts'
import { useFinish } from './useFinish.ts'

/** The third step: the phone is confirmed by a code of an SMS, or by the number that calls. */
export function PhoneStep({ salt }: { readonly salt: string }): ReactNode {
  const { t } = useTexts(registrationTexts)
  const phone = useRegistration((own) => (own.phoneSalt === salt ? own.phone : null))
  const { api } = useAppContext()
  const { isCall, ways } = usePhoneCode((isRepeat, signal) =>
    api.run(
      sendPhoneCode({ salt, isEdit: false, isRepeat, ...(phone === null ? {} : { phone }) }),
      { signal },
    ),
  )
  const [isChanging, setChanging] = useState(false)
  const [changes, setChanges] = useState(0)
  const sent = usePhoneConfirmation(salt)
  if (isGone(sent.error)) return <ExpiredLink />
  return (
    <NarrowPage title={t('phone.title')} description={t('form.step', { step: 3 })}>
      <p>
        <Sent isCall={isCall} phone={phone} />
      </p>
      <form method="post" noValidate onSubmit={sent.submit}>
        <FormSummary {...sent.summary} />
        <CodeField
          {...sent.form.getInputProps('code')}
          id={sent.id('code')}
          by={isCall ? 'call' : 'message'}
          {...(isCall ? { label: t('phone.codeCall') } : {})}
        />
        <Button type="submit" size="md" fullWidth loading={sent.isBusy}>
          {t('phone.submit')}
        </Button>
      </form>
      {ways.length === 0 ? (
        <p>{t('phone.noRepeat')}</p>
      ) : (
        <Resend key={changes} ways={ways} onSent={sent.forgetRefusal} />
      )}
      {isChanging ? (
        <ChangePhone
          salt={salt}
          onClose={() => setChanging(false)}
          onChanged={() => {
            setChanging(false)
            setChanges(changes + 1)
            sent.form.setFieldValue('code', '')
          }}
        />
      ) : (
        <Actions>
          <Button variant="default" onClick={() => setChanging(true)}>
            {t('phone.change')}
          </Button>
        </Actions>
      )}
    </NarrowPage>
  )
}

/** Why a code that was right signs nobody in. */
const noToken = Symbol('no token')

function usePhoneConfirmation(salt: string) {
  const { t } = useTexts(registrationTexts)
  const { api } = useAppContext()
  const words = useCodeWords()
  const finish = useFinish()
  return useSentForm({
    refused: t('phone.refused'),
    initialValues: { code: '' },
    rules: { code: words.rule },
    blame: (error) => {
      if (error.errorName === 'UserExists') return { message: t('phone.taken') }
      if (error.cause === noToken) return { message: t('phone.emailFirst') }
      return error.errorName === 'IncorrectCode'
        ? { field: 'code', message: words.incorrect }
        : null
    },
    whenLeft: 'giveUp',
    send: async ({ code }, signal) => {
      const { token } = await api.run(confirmPhone({ salt, code: tidyCode(code) }), { signal })
      // Without a token something is not confirmed yet, and that can only be the e-mail.
      if (token === null) throw new ApiError({ kind: 'malformed', cause: noToken })
      return token
    },
    onSent: finish,
  })
}

function Sent({
  isCall,
  phone,
}: {
  readonly isCall: boolean
  readonly phone: string | null
}): ReactNode {
  const { t } = useTexts(registrationTexts)
  return (
    <span>
      {phone === null
        ? t(isCall ? 'phone.call' : 'phone.sms')
        : t(isCall ? 'phone.callTo' : 'phone.smsTo', { phone: formatPhone(phone) })}
    </span>
  )
}
