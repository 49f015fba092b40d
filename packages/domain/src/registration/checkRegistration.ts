import { checkEmail, type EmailRefusal } from '../contact/checkEmail.ts'
import {
  checkPassword,
  checkPasswordRepeat,
  type PasswordRefusal,
} from '../contact/checkPassword.ts'
import { checkPhone, type PhoneRefusal } from '../contact/checkPhone.ts'

/** A registration as it was typed. */
export interface RegistrationForm {
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly repeat: string
  readonly agreed: boolean
}

/** The refused fields of a registration; null for a good one. */
export interface RegistrationRefusals {
  readonly email: EmailRefusal | null
  readonly phone: PhoneRefusal | null
  readonly password: PasswordRefusal | null
  readonly repeat: 'empty' | 'differs' | null
  readonly agreed: 'notAgreed' | null
}

/** Checks the form of a registration. Whether e-mail and phone are free, the back end knows. */
export function checkRegistration(form: RegistrationForm): RegistrationRefusals {
  const email = checkEmail(form.email)
  const phone = checkPhone(form.phone)
  const password = checkPassword(form.password, 'registration')
  return {
    email: email.ok ? null : email.error,
    phone: phone.ok ? null : phone.error,
    password: password.ok ? null : password.error,
    repeat: checkPasswordRepeat(form.password, form.repeat),
    agreed: form.agreed ? null : 'notAgreed',
  }
}
