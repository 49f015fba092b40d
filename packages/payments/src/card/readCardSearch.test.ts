import { describe, expect, it } from 'vitest'
import { readCardOrder } from './readCardOrder.ts'
import { readCardSearch } from './readCardSearch.ts'

describe('readCardSearch', () => {
  it('reads what the specification names', () => {
    const search = {
      amount: '500.00',
      currency: 'RUB',
      requireEmail: 'true',
      invoiceId: '10050012345678',
      email: 'anna@mail.ru',
      type: 'auth',
      language: 'en-US',
    }
    expect(readCardSearch(search)).toEqual({ ...search, requireEmail: true, language: 'en' })
  })

  it.each([
    ['invoiceId', ['', ' ', '../admin', 'a b', 'x'.repeat(65), '1?next=2', '№5', ['5']]],
    ['payment', ['', 'a/b', '5#6']],
    ['requireEmail', ['false', '0', '', 'no']],
    ['type', ['', 'refund', 'toString']],
    ['language', ['', 'de', 'xx-RU', '__proto__']],
    ['result', ['new', 'PAID', '']],
    ['amount', ['', '  ']],
  ])('leaves out %s that is none', (name, values) => {
    for (const value of values) expect(readCardSearch({ [name]: value })).toEqual({})
  })

  it('keeps long values short', () => {
    const long = 'я'.repeat(9000)
    const { amount, currency, email } = readCardSearch({
      amount: long,
      currency: long,
      email: long,
    })
    expect([amount, currency, email].map((value) => value?.length)).toEqual([21, 9, 255])
  })
})

describe('readCardOrder', () => {
  const invoiceId = '1'
  it.each([
    [{ invoiceId, amount: '500' }, 50_000],
    [{ invoiceId, amount: '12,50', currency: 'rub' }, 1250],
  ])('%j is an order', (search, amount) => {
    expect(readCardOrder(search)).toEqual({
      ok: true,
      order: { invoiceId, amount, type: 'charge' },
    })
  })

  it.each([
    [{ amount: '500' }, 'order'],
    [{ invoiceId }, 'amount'],
    [{ invoiceId, amount: '0' }, 'amount'],
    [{ invoiceId, amount: '-5' }, 'amount'],
    [{ invoiceId, amount: 'a lot' }, 'amount'],
    [{ invoiceId, amount: '500', currency: 'USD' }, 'currency'],
  ])('%j is none: %s', (search, error) => {
    expect(readCardOrder(search)).toEqual({ ok: false, error })
  })
})
