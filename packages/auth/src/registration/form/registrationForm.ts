import { useCodeWords } from '@parking/runtime/codes'
import type { ApiError } from '@parking/api-client'
import {
  checkRegistration,
  normalisePhone,
  type ConfirmationType,
  type Consent,
  type RegistrationRefusals,
} from '@parking/domain'
import { findBlame, useTexts, type Blame, type BlameWords, type Rules } from '@parking/runtime'
import { useNewPasswordRules } from '../../password/NewPassword.tsx'
import { isUnread } from '../../send/isUnread.ts'
import type { SentDraft } from '../draft/useRegistration.ts'
import { registrationTexts } from '../texts/ru.ts'

/** A city's text of consent, in the language that is spoken. */
export type ConsentText = Omit<Consent, 'givenAt'>

/** What the form holds. */
export type RegistrationValues = Readonly<{
  lastName: string
  firstName: string
  middleName: string
  email: string
  phone: string
  password: string
  repeat: string
  agreed: boolean
  consentedAt: Consent['givenAt'] | null
}>

/** A form as it begins: empty, or as it was sent before. */
export function beginForm(draft: SentDraft | null): RegistrationValues {
  return {
    lastName: draft?.lastName ?? '',
    firstName: draft?.firstName ?? '',
    middleName: draft?.middleName ?? '',
    email: draft?.email ?? '',
    phone: draft?.phone ?? '',
    password: draft?.password ?? '',
    repeat: draft?.password ?? '',
    agreed: draft !== null,
    consentedAt: draft?.consent?.givenAt ?? null,
  }
}

/** What is sent of a good form: tidied, the password exactly as it was typed. */
export function readDraft(
  values: RegistrationValues,
  confirmation: ConfirmationType,
  asksNames: boolean,
  consent: ConsentText | null,
): SentDraft {
  const name = (typed: string): string => (asksNames ? typed.trim() : '')
  return {
    firstName: name(values.firstName),
    lastName: name(values.lastName),
    middleName: name(values.middleName),
    email: values.email.trim(),
    phone: normalisePhone(values.phone),
    confirmation,
    password: values.password,
    consent:
      consent === null || values.consentedAt === null
        ? null
        : { ...consent, givenAt: values.consentedAt },
  }
}

type Judged = Exclude<keyof RegistrationRefusals, 'password' | 'repeat'>

const keys = {
  firstName: { empty: 'form.firstNameEmpty' },
  lastName: { empty: 'form.lastNameEmpty' },
  email: { empty: 'form.emailEmpty', format: 'form.emailFormat', tooLong: 'form.emailTooLong' },
  phone: { empty: 'form.phoneEmpty', format: 'form.phoneFormat' },
  agreed: { notAgreed: 'form.notAgreed' },
  consentedAt: { notConsented: 'form.notConsented' },
} as const

/** The rules of the form by field. */
export function useRegistrationRules(
  asksNames: boolean,
  asksConsent: boolean,
): Rules<RegistrationValues> {
  const { t } = useTexts(registrationTexts)
  const password = useNewPasswordRules('registration')
  const rule = (field: Judged) => (_: unknown, values: RegistrationValues) => {
    const refusal = checkRegistration(values, { asksNames, asksConsent })[field]
    const words: Readonly<Record<string, Parameters<typeof t>[0]>> = keys[field]
    const key = refusal === null ? undefined : words[refusal]
    return key === undefined ? null : t(key)
  }
  return {
    lastName: rule('lastName'),
    firstName: rule('firstName'),
    email: rule('email'),
    phone: rule('phone'),
    ...password,
    agreed: rule('agreed'),
    consentedAt: rule('consentedAt'),
  }
}

/** Words what the back end refuses of a registration, with the field that it is about. */
export function useRegistrationBlame(): (error: ApiError) => Blame<'email' | 'phone'> | null {
  const { t } = useTexts(registrationTexts)
  const codeWords = useCodeWords()
  const emailExists = { field: 'email', message: t('form.emailExists') } as const
  const phoneExists = { field: 'phone', message: t('form.phoneExists') } as const
  const words: BlameWords<'email' | 'phone'> = {
    EmailExists: emailExists,
    UserExists: emailExists,
    PhoneExists: phoneExists,
    DoublePhone: phoneExists,
    PhoneEmpty: { field: 'phone', message: t('form.phoneEmpty') },
  }
  /** A back end may name the field that it could not read. */
  const unread: Readonly<Record<string, Blame<'email' | 'phone'>>> = {
    email: { field: 'email', message: t('form.emailFormat') },
    phone: { field: 'phone', message: t('form.phoneFormat') },
  }
  return (error) => {
    const notSent = codeWords.notSent(error)
    if (notSent !== null) return { field: 'phone', message: notSent }
    if (isUnread(error)) return unread[error.serverMessage ?? ''] ?? { message: t('form.notTaken') }
    return findBlame(words, error)
  }
}
