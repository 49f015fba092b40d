import { Button, Checkbox, TextInput } from '@mantine/core'
import { ApiError, confirmationRulesQuery, register } from '@parking/api-client'
import {
  PersonalDataNote,
  useAppContext,
  useCitySettings,
  useSentForm,
  useTexts,
  type Rules,
  type SentForm,
} from '@parking/runtime'
import { FormSummary, PhoneInput } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { NewPassword } from '../../password/NewPassword.tsx'
import { findRegistration, registrationSent, type SentDraft } from '../draft/useRegistration.ts'
import { registrationTexts } from '../texts/ru.ts'
import { AgreementDialog } from './AgreementDialog.tsx'
import { ConsentBox } from './ConsentBox.tsx'
import { HaveAccount } from './HaveAccount.tsx'
import {
  beginForm,
  readDraft,
  useRegistrationBlame,
  useRegistrationRules,
  type RegistrationValues,
} from './registrationForm.ts'
import css from './RegistrationForm.module.css'

/** Asks for all that an account begins with. */
export function RegistrationForm(): ReactNode {
  const { t, language } = useTexts(registrationTexts)
  const { api, city } = useAppContext()
  const settings = useCitySettings()
  const { data: rules } = useQuery(confirmationRulesQuery(api))
  const confirmation = rules?.type ?? 'sms'
  const asksNames = !city.flags.easyRegistration && settings?.showsNames !== false
  const consent =
    city.consent === undefined
      ? null
      : { text: city.consent.text[language], version: city.consent.version }
  const sent = useRegistrationSending(
    (values) => readDraft(values, confirmation, asksNames, consent),
    useRegistrationRules(asksNames, consent !== null),
  )
  const { form, id } = sent
  return (
    <>
      <form method="post" noValidate onSubmit={sent.submit}>
        <FormSummary {...sent.summary} />
        {asksNames ? <Names sent={sent} /> : null}
        <TextInput
          {...form.getInputProps('email')}
          id={id('email')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          label={t('form.email')}
          description={t('form.emailHint')}
        />
        <PhoneInput
          {...form.getInputProps('phone')}
          value={form.values.phone}
          id={id('phone')}
          name="tel"
          label={t('form.phone')}
          description={t(confirmation === 'call' ? 'form.phoneHintCall' : 'form.phoneHintSms')}
        />
        <NewPassword sent={sent} screen="registration" label={t('form.password')} />
        <Agreement sent={sent} />
        {consent === null ? null : <ConsentBox sent={sent} text={consent.text} />}
        <PersonalDataNote />
        <Button type="submit" size="md" fullWidth loading={sent.isBusy}>
          {t('form.submit')}
        </Button>
      </form>
      <HaveAccount email={form.values.email} error={sent.error} />
    </>
  )
}

/** Sends the form, unless it was sent as it stands. */
function useRegistrationSending(
  draftFrom: (values: RegistrationValues) => SentDraft,
  rules: Rules<RegistrationValues>,
): SentForm<RegistrationValues> {
  const { t } = useTexts(registrationTexts)
  const { api } = useAppContext()
  const router = useRouter()
  return useSentForm<
    RegistrationValues,
    { draft: SentDraft; emailSalt: string; phoneSalt: string | null }
  >({
    refused: t('form.refused'),
    initialValues: beginForm(findRegistration().draft),
    rules,
    blame: useRegistrationBlame(),
    // No account comes of it before its codes are given, and the pages that ask for them are left.
    whenLeft: 'giveUp',
    send: async (values, signal) => {
      const draft = draftFrom(values)
      const before = findRegistration()
      if (before.emailSalt !== null && JSON.stringify(before.draft) === JSON.stringify(draft)) {
        return { draft, emailSalt: before.emailSalt, phoneSalt: before.phoneSalt }
      }
      const { emailSalt, phoneSalt } = await api.run(
        register({ draft, password: draft.password }),
        { signal },
      )
      if (emailSalt === null) throw new ApiError({ kind: 'malformed', outcomeUnknown: true })
      registrationSent(draft, { emailSalt, phoneSalt })
      return { draft, emailSalt, phoneSalt }
    },
    onSent: ({ emailSalt }) =>
      router.navigate({
        to: '/registration/confirmation/$step/{-$salt}/{-$code}',
        params: { step: 'email', salt: emailSalt },
      }),
  })
}

function Names({ sent: { form, id } }: { readonly sent: SentForm<RegistrationValues> }): ReactNode {
  const { t } = useTexts(registrationTexts)
  const names = [
    { field: 'lastName', autoComplete: 'family-name', label: t('form.lastName') },
    { field: 'firstName', autoComplete: 'given-name', label: t('form.firstName') },
    { field: 'middleName', autoComplete: 'additional-name', label: t('form.middleName') },
  ] as const
  return names.map(({ field, autoComplete, label }) => (
    <TextInput
      key={field}
      {...form.getInputProps(field)}
      id={id(field)}
      name={autoComplete}
      autoComplete={autoComplete}
      label={label}
      maxLength={100}
    />
  ))
}

function Agreement({
  sent: { form, id },
}: {
  readonly sent: SentForm<RegistrationValues>
}): ReactNode {
  const { t } = useTexts(registrationTexts)
  const [isRead, setRead] = useState(false)
  return (
    <div className={css['agreed']}>
      <Checkbox
        {...form.getInputProps('agreed', { type: 'checkbox' })}
        id={id('agreed')}
        label={t('form.agree')}
      />
      <Button
        className={css['read'] ?? ''}
        variant="subtle"
        size="sm"
        onClick={() => setRead(true)}
      >
        {t('form.read')}
      </Button>
      {isRead ? <AgreementDialog onClose={() => setRead(false)} /> : null}
    </div>
  )
}
