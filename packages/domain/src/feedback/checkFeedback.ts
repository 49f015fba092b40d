import { typedText } from '../check/check.ts'
import { checkEmail, type EmailRefusal } from '../contact/checkEmail.ts'
import { checkContactPhone, type PhoneRefusal } from '../contact/checkPhone.ts'

/** A message to the operator as it was typed. The topic is optional. */
export interface FeedbackDraft {
  readonly email: string
  readonly phone: string
  readonly message: string
}

/** The refused fields of a message to the operator; null for a good one. */
export interface FeedbackRefusals {
  readonly email: EmailRefusal | null
  readonly phone: PhoneRefusal | null
  readonly message: 'empty' | null
}

/** Checks a message to the operator: e-mail, phone and text, each required. */
export function checkFeedback(draft: FeedbackDraft): FeedbackRefusals {
  const email = checkEmail(draft.email)
  const phone = checkContactPhone(draft.phone)
  return {
    email: email.ok ? null : email.error,
    phone: phone.ok ? null : phone.error,
    message: isBlankMessage(draft.message) ? 'empty' : null,
  }
}

/** Tells whether a text holds nothing that could be sent. */
export function isBlankMessage(text: unknown): boolean {
  return typedText(text) === ''
}
