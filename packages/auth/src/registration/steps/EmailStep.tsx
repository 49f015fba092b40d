import { appAddress } from '@parking/domain'
import { CodeField, Resend, tidyCode, useCodeWords } from '@parking/runtime/codes'
import { Button } from '@mantine/core'
import { ApiError, confirmEmail, sendEmailCode } from '@parking/api-client'
import { LinkButton, useAppContext, useCitySettings, useSentForm, useTexts } from '@parking/runtime'
import { FormSummary } from '@parking/ui'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Actions, NarrowPage } from '../../page/NarrowPage.tsx'
import { emailConfirmed, findRegistration, useRegistration } from '../draft/useRegistration.ts'
import { registrationTexts } from '../texts/ru.ts'
import { ExpiredLink } from './ExpiredLink.tsx'
import { isGone } from '../../send/isGone.ts'
import { findStore } from './findStore.ts'
import { useFinish } from './useFinish.ts'

/** How long the app has to open before its store does, in milliseconds (specification, section 9). */
const appOpens = 1000

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
        <CodeField {...sent.form.getInputProps('code')} id={sent.id('code')} by="message" />
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

/**
 * Goes on with the registration in the city's mobile app; the app's store opens where the app does
 * not. Nothing opens without a press.
 */
function AppLink({
  salt,
  code,
}: {
  readonly salt: string
  readonly code: string | null
}): ReactNode {
  const { t } = useTexts(registrationTexts)
  const { city } = useAppContext()
  const links = useCitySettings()?.links
  const [hasFailed, setFailed] = useState(false)
  const fallback = useFallback(() => {
    const store = links === undefined ? null : findStore(links, navigator.userAgent)
    if (store === null) setFailed(true)
    else window.location.assign(store)
  })
  const address = appAddress(city.appScheme, { salt, code })
  if (address === null) return null
  return (
    <div>
      <Button component="a" variant="default" fullWidth href={address} onClick={fallback}>
        {t('app.open')}
      </Button>
      <output>{hasFailed ? t('app.none') : ''}</output>
    </div>
  )
}

/** Does something a while after a press, unless another app has taken the page's place by then. */
function useFallback(fallBack: () => void): () => void {
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])
  return () => {
    stop.current()
    const watch = new AbortController()
    const { signal } = watch
    const timer = setTimeout(() => {
      watch.abort()
      if (document.visibilityState === 'visible') fallBack()
    }, appOpens)
    signal.addEventListener('abort', () => clearTimeout(timer))
    document.addEventListener('visibilitychange', () => watch.abort(), { signal })
    window.addEventListener('pagehide', () => watch.abort(), { signal })
    stop.current = () => watch.abort()
  }
}
