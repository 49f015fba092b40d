import { checkContactPhone, checkEmail } from '@parking/domain'

/** A letter as it stands in its form. */
export type Letter = Readonly<Record<'topic' | 'message' | 'email' | 'phone', string>>

/** Writes a letter that was accepted for the call: tidied, without a topic where none was chosen. */
export function writeLetter({ topic, message, email, phone }: Letter) {
  const checkedEmail = checkEmail(email)
  const checkedPhone = checkContactPhone(phone)
  return {
    topic: topic === '' ? null : topic,
    message: message.trim(),
    email: checkedEmail.ok ? checkedEmail.value : email,
    phone: checkedPhone.ok ? checkedPhone.value : phone,
  }
}
