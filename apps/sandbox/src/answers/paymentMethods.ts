import type { City } from '../city/city.ts'
import type { Payment } from '../money/moveMoney.ts'

/** A way to pay, as the settings list it. */
export interface Method {
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
  way('mobile', 'Мобильный телефон', 'Со счёта телефона, с подтверждением по СМС', {
    needsPhone: true,
  }),
  way('Квитанция', 'Квитанция', 'В банке по квитанции'),
]

/** Lists the ways to pay in a city. */
export function listMethods(city: City): readonly Method[] {
  return METHODS.filter(({ name }) => {
    if (name === 'balance') return !city.modes.dontUseBalance
    return name !== 'Квитанция' || city.modes.useReceipts
  })
}
