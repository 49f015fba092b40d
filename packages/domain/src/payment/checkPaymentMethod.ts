import { checkMethodPhone } from '../contact/checkPhone.ts'
import type { PaymentMethod } from './PaymentMethod.ts'

/** Why a choice of a payment method is refused. */
export type MethodRefusal = 'noMethod' | 'noPhone' | 'phoneFormat'

/**
 * Checks the payment method of a form: one is required, and where it needs a phone, that too: 7, +7
 * or 8 and ten further digits.
 */
export function checkPaymentMethod(
  method: PaymentMethod | null,
  phone: string,
): MethodRefusal | null {
  if (method === null) return 'noMethod'
  if (!method.needsPhone) return null
  const checked = checkMethodPhone(phone)
  if (checked.ok) return null
  return checked.error === 'empty' ? 'noPhone' : 'phoneFormat'
}
