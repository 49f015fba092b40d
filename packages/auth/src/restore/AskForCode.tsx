import { useCodeWords } from '@parking/runtime/codes'
import { Button, TextInput } from '@mantine/core'
import { ApiError } from '@parking/api-client'
import { checkLoginName, isErrorName } from '@parking/domain'
import {
  findBlame,
  LinkButton,
  useAppContext,
  useErrorText,
  useSentForm,
  useTexts,
  type BlameWords,
} from '@parking/runtime'
import { FormSummary, Notice } from '@parking/ui'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Actions, NarrowPage } from '../page/NarrowPage.tsx'
import { loginRequested } from '../state/useLoginModal.ts'
import { restoreTexts } from './texts/ru.ts'
import { findAsker, restoreAsked } from './useRestore.ts'
import { useSendCode } from './useSendCode.ts'

/** The first step: who wants a new password. */
export function AskForCode({
  email,
  reason,
}: {
  /** What the address says of who it is. */
  readonly email: string
  /** The error by which the login has led here; empty where somebody came by themselves. */
  readonly reason: string
}): ReactNode {
  const { t } = useTexts(restoreTexts)
  const { sent, label } = useAsking(email)
  return (
    <NarrowPage title={t('ask.title')} description={t('ask.about')}>
      <Reason name={reason} />
      <form method="post" noValidate onSubmit={sent.submit}>
        <FormSummary {...sent.summary} />
        <TextInput
          {...sent.form.getInputProps('login')}
          id={sent.id('login')}
          name="username"
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={254}
          label={label}
        />
        <Button type="submit" size="md" fullWidth loading={sent.isBusy}>
          {t('ask.submit')}
        </Button>
      </form>
      <Actions>
        <Button variant="default" onClick={() => loginRequested()}>
          {t('ask.signIn')}
        </Button>
        <LinkButton variant="default" to="/registration">
          {t('ask.register')}
        </LinkButton>
      </Actions>
    </NarrowPage>
  )
}

/** Why a new password is needed, in words of our own: an address can name an error and no more. */
function Reason({ name }: { readonly name: string }): ReactNode {
  const { t } = useTexts(restoreTexts)
  const errorText = useErrorText()
  if (name === 'EmptyPass') {
    return (
      <Notice tone="warning" title={t('ask.emptyTitle')} announce="politely">
        {t('ask.empty')}
      </Notice>
    )
  }
  if (!isErrorName(name)) return null
  return (
    <Notice tone="warning" announce="politely">
      {errorText(new ApiError({ kind: 'server', errorName: name }))}
    </Notice>
  )
}

function useAsking(email: string) {
  const { t } = useTexts(restoreTexts)
  const phoneAllowed = useAppContext().city.flags.easyRestore
  const router = useRouter()
  const words = useCodeWords()
  const sendCode = useSendCode()
  const messages = phoneAllowed
    ? { empty: t('ask.emailOrPhoneEmpty'), format: t('ask.emailOrPhoneFormat') }
    : { empty: t('ask.emailEmpty'), format: t('ask.emailFormat') }
  const say = (message: string) => ({ field: 'login', message }) as const
  const refusals: BlameWords<'login'> = {
    UnregistredAccount: say(t('ask.unknown')),
    AccountNotFound: say(t('ask.unknown')),
    RequiredField: say(messages.empty),
    InvalidFormat: say(messages.format),
    ValidationError: say(messages.format),
  }
  const named = checkLoginName(email, { phoneAllowed })
  const sent = useSentForm({
    refused: t('ask.refused'),
    initialValues: { login: named.ok ? named.value : findAsker() },
    rules: {
      login: (login) => {
        const checked = checkLoginName(login, { phoneAllowed })
        return checked.ok ? null : messages[checked.error]
      },
    },
    blame: (error) => {
      const notSent = words.notSent(error)
      return notSent === null ? findBlame(refusals, error) : say(notSent)
    },
    whenLeft: 'giveUp',
    send: async ({ login }, signal) => {
      const checked = checkLoginName(login, { phoneAllowed })
      const name = checked.ok ? checked.value : login
      return { name, salt: await sendCode(name, signal) }
    },
    onSent: async ({ name, salt }) => {
      restoreAsked(name, salt)
      await router.navigate({
        to: '/restore-password/{-$step}/{-$salt}',
        params: salt === null ? { step: 'code' } : { step: 'code', salt },
      })
    },
  })
  return { sent, label: t(phoneAllowed ? 'ask.emailOrPhone' : 'ask.email') }
}
