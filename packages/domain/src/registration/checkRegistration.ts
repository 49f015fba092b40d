import type { Instant } from '@parking/pricing'
import { checkEmail, type EmailRefusal } from '../contact/checkEmail.ts'
import {
  checkPassword,
  checkPasswordRepeat,
  type PasswordRefusal,
} from '../contact/checkPassword.ts'
import { checkPhone, type PhoneRefusal } from '../contact/checkPhone.ts'
import { checkProfileNames } from '../profile/profileNames.ts'

/** A registration as it was typed. */
export interface RegistrationForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly repeat: string
  readonly agreed: boolean
  /** When the handling of personal data was agreed to; null while it is not. */
  readonly consentedAt: Instant | null
}

/** The refused fields of a registration; null for a good one. */
export interface RegistrationRefusals {
  readonly firstName: 'empty' | null
  readonly lastName: 'empty' | null
  readonly email: EmailRefusal | null
  readonly phone: PhoneRefusal | null
  readonly password: PasswordRefusal | null
  readonly repeat: 'empty' | 'differs' | null
  readonly agreed: 'notAgreed' | null
  readonly consentedAt: 'notConsented' | null
}

/**
 * Checks the form of a registration. Whether e-mail and phone are free, the back end knows.
 *
 * @param rules.asksNames - whether the city asks for names, by the same rule as the profile
 * @param rules.asksConsent - whether the city has a text of consent
 */
export function checkRegistration(
  form: RegistrationForm,
  rules: { readonly asksNames: boolean; readonly asksConsent: boolean },
): RegistrationRefusals {
  const names = checkProfileNames({ ...form, middleName: '' })
  const email = checkEmail(form.email)
  const phone = checkPhone(form.phone)
  const password = checkPassword(form.password, 'registration')
  return {
    firstName: rules.asksNames ? names.firstName : null,
    lastName: rules.asksNames ? names.lastName : null,
    email: email.ok ? null : email.error,
    phone: phone.ok ? null : phone.error,
    password: password.ok ? null : password.error,
    repeat: checkPasswordRepeat(form.password, form.repeat),
    agreed: form.agreed ? null : 'notAgreed',
    consentedAt: form.consentedAt === null && rules.asksConsent ? 'notConsented' : null,
  }
}
