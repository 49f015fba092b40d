import type { City } from '../city/city.ts'
import { Refusal } from '../wire/Refusal.ts'

/** A way to pay, as the settings list it. */
interface Method {
  name: 'balance' | 'card' | 'sbp' | 'mobile' | 'Квитанция'
  show: string
  description: string
  phone: boolean
}

const METHODS: readonly Method[] = [
  {
    name: 'balance',
    show: 'Баланс',
    description: 'С баланса личного кабинета',
    phone: false,
  },
  { name: 'card', show: 'Банковская карта', description: 'Картой на странице банка', phone: false },
  { name: 'sbp', show: 'СБП', description: 'Через Систему быстрых платежей', phone: false },
  {
    name: 'mobile',
    show: 'Мобильный телефон',
    description: 'Со счёта телефона, с подтверждением по SMS',
    phone: true,
  },
  { name: 'Квитанция', show: 'Квитанция', description: 'В банке по квитанции', phone: false },
]

/** The ways to pay in a city. */
function methodsOf(city: City): readonly Method[] {
  return METHODS.filter(({ name }) => {
    if (name === 'balance') return !city.modes.dontUseBalance
    return name !== 'Квитанция' || city.modes.useReceipts
  })
}

/** Writes the ways to pay; each name in both of the wire's spellings. */
export function wireMethods(city: City) {
  return methodsOf(city).map((method) => ({
    methodName: method.name,
    name: method.name,
    methodNameForShow: method.show,
    nameForShow: method.show,
    methodDescription: method.description,
    description: method.description,
    isPhoneRequired: method.phone,
  }))
}

/**
 * Reads the way a call wants to pay.
 *
 * @throws Refusal `NotSelectedPaymentService`, `PaymentServiceNotFound`, `ValidationError`
 * when the way needs a phone and there is none.
 */
export function readMethod(city: City, name: string, phone: string): Method {
  if (name === '') throw new Refusal('NotSelectedPaymentService')
  const method = methodsOf(city).find((known) => known.name === name)
  if (!method) throw new Refusal('PaymentServiceNotFound')
  if (method.phone && phone.replace(/\D/g, '').length !== 11) {
    throw new Refusal('ValidationError', { message: 'phone' })
  }
  return method
}
