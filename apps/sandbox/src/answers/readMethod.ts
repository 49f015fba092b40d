import type { City } from '../city/city.ts'
import { Refusal } from '../wire/Refusal.ts'
import { type Method, listMethods } from './paymentMethods.ts'

/** Finds a way to pay; @throws Refusal `NotSelectedPaymentService`, `PaymentServiceNotFound`. */
function findMethod(city: City, name: string): Method {
  if (name === '') throw new Refusal('NotSelectedPaymentService')
  const method = listMethods(city).find((known) => known.name === name)
  if (!method) throw new Refusal('PaymentServiceNotFound')
  return method
}

/**
 * Reads the way a call wants to pay.
 *
 * @throws Refusal what `findMethod` throws, `ValidationError` when the way needs a phone and there
 * is none.
 */
export function readMethod(city: City, name: string, phone: string): Method {
  const method = findMethod(city, name)
  if (method.needsPhone && phone.replace(/\D/g, '').length !== 11) {
    throw new Refusal('ValidationError', { message: 'phone' })
  }
  return method
}
