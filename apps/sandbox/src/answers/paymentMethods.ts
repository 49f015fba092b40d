import type { City } from '../city/city.ts'
import type { Payment } from '../money/moveMoney.ts'
import { Refusal } from '../wire/Refusal.ts'

/** A way to pay, as the settings list it. */
interface Method {
  name: 'balance' | 'card' | 'sbp' | 'mobile' | 'Квитанция'
  /** Where the money comes from. */
  from: Payment['from']
  show: string
  description: string
  needsPhone: boolean
}

const way = (
  name: Method['name'],
  show: string,
  description: string,
  more: Partial<Method> = {},
): Method => ({ name, from: 'acquirer', show, description, needsPhone: false, ...more })

const METHODS: readonly Method[] = [
  way('balance', 'Баланс', 'С баланса личного кабинета', { from: 'wallet' }),
  way('card', 'Банковская карта', 'Картой на странице банка'),
  way('sbp', 'СБП', 'Через Систему быстрых платежей'),
  way('mobile', 'Мобильный телефон', 'Со счёта телефона, с подтверждением по SMS', {
    needsPhone: true,
  }),
  way('Квитанция', 'Квитанция', 'В банке по квитанции'),
]

/** Lists the ways to pay in a city. */
function listMethods(city: City): readonly Method[] {
  return METHODS.filter(({ name }) => {
    if (name === 'balance') return !city.modes.dontUseBalance
    return name !== 'Квитанция' || city.modes.useReceipts
  })
}

/** Writes the ways to pay; each name in both of the wire's spellings. */
export function wireMethods(city: City) {
  return listMethods(city).map((method) => ({
    methodName: method.name,
    name: method.name,
    methodNameForShow: method.show,
    nameForShow: method.show,
    methodDescription: method.description,
    description: method.description,
    isPhoneRequired: method.needsPhone,
  }))
}

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
