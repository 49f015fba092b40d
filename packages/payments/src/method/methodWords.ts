import type { PaymentMethod } from '@parking/domain'
import type { Language } from '@parking/runtime'

type Words = Pick<PaymentMethod, 'title' | 'description'>

/** The ways to pay whose codes are known, which cities name in Russian only. */
const inEnglish: Readonly<Record<string, Words>> = {
  card: { title: 'Bank card', description: 'You’ll enter the card on the bank’s page' },
  sbp: {
    title: 'Faster Payments (SBP)',
    description: 'You’ll confirm in your bank’s app',
  },
  mobile: {
    title: 'Mobile phone account',
    description: 'You’ll confirm by text message',
  },
  balance: { title: 'Balance', description: 'From your account’s balance' },
  receipt: { title: 'Receipt', description: 'You’ll pay it at a bank' },
}

/** Words a way to pay: the city's own words, but in English where its code is known. */
export function methodWords(method: PaymentMethod, language: Language): Words {
  const { title, description } = method
  const id = method.isReceipt ? 'receipt' : method.id
  const known = language === 'en' && Object.hasOwn(inEnglish, id) ? inEnglish[id] : undefined
  return known ?? { title, description }
}
