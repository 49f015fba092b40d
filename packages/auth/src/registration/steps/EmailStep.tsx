import { CodeField, Resend, tidyCode, useCodeWords } from '@parking/runtime/codes'
import { Button } from '@mantine/core'
import { ApiError, confirmEmail, sendEmailCode } from '@parking/api-client'
import { LinkButton, useAppContext, useSentForm, useTexts } from '@parking/runtime'
import { FormSummary } from '@parking/ui'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Actions, NarrowPage } from '../../page/NarrowPage.tsx'
import { emailConfirmed, findRegistration, useRegistration } from '../draft/useRegistration.ts'
import { registrationTexts } from '../texts/ru.ts'
import { AppLink } from './AppLink.tsx'
import { ExpiredLink } from './ExpiredLink.tsx'
import { isGone } from '../../send/isGone.ts'
import { useFinish } from './useFinish.ts'

/** The second step: the e-mail is confirmed by the code of the letter. */
export function EmailStep({ salt }: { readonly salt: string }): ReactNode {
  const { t } = useTexts(registrationTexts)
  const registration = useRegistration()
  const isOwn = registration.emailSalt === salt
  const email = isOwn ? (registration.draft?.email ?? null) : null
  const isFromLink = registration.link?.salt === salt
  const isConfirmed = registration.confirmedSalt === salt
  const { sent, isExpired } = useEmailConfirmation(salt)
  const { api } = useAppContext()
  if (isExpired) return <ExpiredLink />
  const about = isFromLink
    ? t('email.fromLink')
    : email === null
      ? t('email.sent')
      : t('email.sentTo', { email })
  const next =
    registration.phoneSalt === null || !(isOwn || isConfirmed) ? null : registration.phoneSalt
  if (isConfirmed && next !== null) return <Confirmed phoneSalt={next} />
  return (
    <NarrowPage title={t('email.title')} description={t('form.step', { step: 2 })}>
      <p>{about}</p>
      <form method="post" noValidate onSubmit={sent.submit}>
        <FormSummary {...sent.summary} />
        <CodeField {...sent.form.getInputProps('code')} id={sent.id('code')} />
        <Button type="submit" size="md" fullWidth loading={sent.isBusy}>
          {t('email.submit')}
        </Button>
      </form>
      {isFromLink || email === null ? (
        <AppLink salt={salt} code={registration.link?.code ?? null} />
      ) : null}
      <Resend
        onSent={sent.forgetRefusal}
        ways={[
          {
            label: t('email.again'),
            send: (signal) =>
              api.run(
                sendEmailCode({ salt, isEdit: false, ...(email === null ? {} : { email }) }),
                { signal },
              ),
          },
        ]}
      />
      <Actions>
        {isOwn ? (
          <LinkButton variant="default" to="/registration">
            {t('email.back')}
          </LinkButton>
        ) : null}
        {isOwn && next !== null ? <ToPhone phoneSalt={next} label={t('email.elsewhere')} /> : null}
      </Actions>
    </NarrowPage>
  )
}

function useEmailConfirmation(salt: string) {
  const { t } = useTexts(registrationTexts)
  const { api } = useAppContext()
  const router = useRouter()
  const words = useCodeWords()
  const finish = useFinish()
  const link = useRegistration(({ link: followed }) => (followed?.salt === salt ? followed : null))
  const sent = useSentForm({
    refused: t('email.refused'),
    initialValues: { code: link?.code ?? '' },
    rules: { code: words.rule },
    blame: (error, { code }) => {
      if (error.errorName === 'SMSNotSend') return { message: t('email.phoneFailed') }
      const notSent = words.notSent(error)
      if (notSent !== null) return { message: notSent }
      if (error.errorName === 'UserExists') return { message: t('phone.taken') }
      if (error.errorName !== 'IncorrectCode') return null
      return { field: 'code', message: code === link?.code ? t('email.used') : words.incorrect }
    },
    whenLeft: 'giveUp',
    send: async ({ code }, signal) => {
      const step = await api.run(confirmEmail({ salt, code: tidyCode(code) }), { signal })
      const phoneSalt = step.phoneSalt ?? findRegistration().phoneSalt
      if (step.token === null && phoneSalt === null)
        throw new ApiError({ kind: 'malformed', outcomeUnknown: true })
      return { token: step.token, phoneSalt }
    },
    onSent: async ({ token, phoneSalt }) => {
      if (token !== null) await finish(token)
      else if (phoneSalt !== null) {
        emailConfirmed(salt, phoneSalt)
        await router.navigate({
          to: '/registration/confirmation/$step/{-$salt}/{-$code}',
          params: { step: 'phone', salt: phoneSalt },
        })
      }
    },
  })
  return { sent, isExpired: isGone(sent.error) }
}

/** Somebody has gone back to a step that is done. */
function Confirmed({ phoneSalt }: { readonly phoneSalt: string }): ReactNode {
  const { t } = useTexts(registrationTexts)
  return (
    <NarrowPage title={t('email.doneTitle')} description={t('form.step', { step: 2 })}>
      <p>{t('email.done')}</p>
      <Actions>
        <ToPhone phoneSalt={phoneSalt} label={t('email.next')} />
      </Actions>
    </NarrowPage>
  )
}

function ToPhone({
  phoneSalt,
  label,
}: {
  readonly phoneSalt: string
  readonly label: string
}): ReactNode {
  return (
    <LinkButton
      variant="default"
      to="/registration/confirmation/$step/{-$salt}/{-$code}"
      params={{ step: 'phone', salt: phoneSalt }}
    >
      {label}
    </LinkButton>
  )
}
