import type { PaymentMethod } from '@parking/domain'
import { describe, expect, it } from 'vitest'
import { methodWords } from './methodWords.ts'

const method = (id: string): PaymentMethod => ({
  id,
  title: 'Банковская карта',
  description: 'Картой на странице банка',
  needsPhone: false,
  isReceipt: id === 'Квитанция',
})

describe('methodWords', () => {
  it.each(['card', 'sbp', 'mobile', 'balance', 'Квитанция'])('has English words for %s', (id) => {
    const { title, description } = methodWords(method(id), 'en')
    expect(`${title} ${description}`).not.toMatch(/\p{Script=Cyrillic}/u)
  })

  it.each([
    ['card', 'ru'],
    ['giftVoucher', 'en'],
    ['constructor', 'en'],
  ] as const)("keeps the city's own for %s in %s", (id, language) => {
    expect(methodWords(method(id), language)).toEqual({
      title: 'Банковская карта',
      description: 'Картой на странице банка',
    })
  })
})
