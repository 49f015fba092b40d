import { CodeField, Resend, tidyCode, useCodeWords } from '@parking/runtime/codes'
import { Button } from '@mantine/core'
import { ApiError, checkRestoreCode, setRestoredPassword } from '@parking/api-client'
import { formatPhone } from '@parking/domain'
import { LinkButton, useAppContext, useSentForm, useTexts } from '@parking/runtime'
import { FormSummary, Notice } from '@parking/ui'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState, type ReactNode } from 'react'
import { Actions, NarrowPage } from '../page/NarrowPage.tsx'
import { NewPassword, useNewPasswordRules } from '../password/NewPassword.tsx'
import { isGone } from '../send/isGone.ts'
import { isUnread } from '../send/isUnread.ts'
import { passwordRestored } from '../state/useLoginModal.ts'
import { restoreTexts } from './texts/ru.ts'
import { restoreAsked, useRestore } from './useRestore.ts'
import { useSendCode } from './useSendCode.ts'

/** The second step: the code, and the new password. The link of a letter leads here too. */
export function SetPassword({ salt }: { readonly salt: string | null }): ReactNode {
  const { t } = useTexts(restoreTexts)
  const login = useRestore((asked) => (asked?.salt === salt ? asked.login : null))
  const [isDone, setDone] = useState(false)
  const { sent, hasRunOut, mayBeSet } = useSetting(salt, () => setDone(true))
  if (isDone) return <Done login={login} />
  if (hasRunOut) return mayBeSet ? <ProbablyDone login={login} /> : <Gone />
  return (
    <NarrowPage title={t('set.title')}>
      <p>
        <SentTo login={login} />
      </p>
      <form method="post" noValidate onSubmit={sent.submit}>
        <FormSummary {...sent.summary} />
        {login === null ? null : (
          // Password managers keep a new password with its owner.
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={login}
            readOnly
            hidden
          />
        )}
        <CodeField {...sent.form.getInputProps('code')} id={sent.id('code')} />
        <NewPassword sent={sent} screen="restore" label={t('set.password')} />
        <Button type="submit" size="md" fullWidth loading={sent.isBusy}>
          {t('set.submit')}
        </Button>
      </form>
      {login === null ? <AskAnew /> : <Again login={login} onSent={sent.forgetRefusal} />}
    </NarrowPage>
  )
}

function SentTo({ login }: { readonly login: string | null }): ReactNode {
  const { t } = useTexts(restoreTexts)
  if (login === null) return <span>{t('set.about')}</span>
  return (
    <span>
      {login.includes('@')
        ? t('set.emailTo', { login })
        : t('set.smsTo', { login: formatPhone(login) })}
    </span>
  )
}

/** Checks the code once, however often the password is refused after it: a code is good once. */
function useSetting(salt: string | null, onDone: () => void) {
  const { t } = useTexts(restoreTexts)
  const { api } = useAppContext()
  const words = useCodeWords()
  const checked = useRef<{ readonly asked: string; readonly token: string } | null>(null)
  /** Whether nobody can tell if the password is set already. */
  const [mayBeSet, setMayBeSet] = useState(false)
  const sent = useSentForm({
    refused: t('set.refused'),
    initialValues: { code: '', password: '', repeat: '' },
    rules: { code: words.rule, ...useNewPasswordRules('restore') },
    blame: (error) => {
      if (isUnread(error)) return { field: 'password', message: t('set.notTaken') }
      return error.errorName === 'IncorrectCode'
        ? { field: 'code', message: words.incorrect }
        : null
    },
    whenLeft: 'goOn',
    send: async (values) => {
      const code = tidyCode(values.code)
      const asked = JSON.stringify([salt, code])
      if (checked.current?.asked !== asked) {
        const { token } = await api.run(checkRestoreCode({ salt, code }))
        checked.current = { asked, token: token ?? salt ?? code }
      }
      const { token } = checked.current
      const call = setRestoredPassword({ token, password: values.password })
      return api.run(call).catch((error: unknown) => {
        // That the code is gone is what a password that was set looks like, too.
        if (!isGone(error)) setMayBeSet(error instanceof ApiError && error.outcomeUnknown)
        throw error
      })
    },
    onSent: onDone,
  })

  return { sent, hasRunOut: isGone(sent.error), mayBeSet }
}

/** Sends the code again to who has asked for it. */
function Again({
  login,
  onSent,
}: {
  readonly login: string
  readonly onSent: () => void
}): ReactNode {
  const router = useRouter()
  const sendCode = useSendCode()
  const way = {
    send: async (signal: AbortSignal) => {
      const salt = await sendCode(login, signal)
      restoreAsked(login, salt)
      await router.navigate({
        to: '/restore-password/{-$step}/{-$salt}',
        params: salt === null ? { step: 'code' } : { step: 'code', salt },
        replace: true,
      })
    },
  }
  return <Resend ways={[way]} onSent={onSent} />
}

function AskAnew(): ReactNode {
  const { t } = useTexts(restoreTexts)
  return (
    <Actions>
      <LinkButton
        variant="default"
        to="/restore-password/{-$step}/{-$salt}"
        params={{ step: undefined, salt: undefined }}
      >
        {t('set.anew')}
      </LinkButton>
    </Actions>
  )
}

function Gone(): ReactNode {
  const { t } = useTexts(restoreTexts)
  return (
    <NarrowPage title={t('set.goneTitle')} takesFocus>
      <p>{t('set.gone')}</p>
      <AskAnew />
    </NarrowPage>
  )
}

/** The code is gone after a call whose answer was lost. */
function ProbablyDone({ login }: { readonly login: string | null }): ReactNode {
  const { t } = useTexts(restoreTexts)
  return (
    <NarrowPage title={t('set.usedTitle')} takesFocus>
      <p>{t('set.used')}</p>
      <Button onClick={() => passwordRestored(login)}>{t('done.signIn')}</Button>
      <AskAnew />
    </NarrowPage>
  )
}

function Done({ login }: { readonly login: string | null }): ReactNode {
  const { t } = useTexts(restoreTexts)
  return (
    <NarrowPage title={t('done.title')} takesFocus>
      <Notice tone="positive" announce="politely">
        {t('done.about')}
      </Notice>
      <Button onClick={() => passwordRestored(login)}>{t('done.signIn')}</Button>
    </NarrowPage>
  )
}
