import { describe, expect, it } from 'vitest'
import { checkPaymentMethod } from './checkPaymentMethod.ts'

const card = { id: 'card', title: 'Карта', description: null, needsPhone: false, isReceipt: false }
const mobile = { ...card, id: 'mobile', needsPhone: true }

describe('checkPaymentMethod', () => {
  it.each([
    [null, '', 'noMethod'],
    [card, '', null],
    [mobile, '', 'noPhone'],
    [mobile, '+7 916 123-45-67', null],
    [mobile, '89161234567', null],
    [mobile, '7916123456', 'phoneFormat'],
    [mobile, 'телефон', 'phoneFormat'],
  ])('%j with %j: %s', (method, phone, refusal) => {
    expect(checkPaymentMethod(method, phone)).toBe(refusal)
  })
})
