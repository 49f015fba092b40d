import { backEnd, createTestContext, ok } from '@parking/runtime/testing'
import { describe, expect, it } from 'vitest'
import { findGuestOrder } from './guestStartKind.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
const price = { total: 12_000, sumBefore: 0 }
const back = { order: '77', claim: null }

/** Asks how an order stands, of a city that says it in a word of its own; what it was asked. */
async function ask(status: string, claim: 'paid' | 'declined' | null = null) {
  const server = backEnd({ 'payment-from-portal': () => ok({ order: '77', status }) })
  const { api } = await createTestContext({ fetch: server.fetch })
  const found = await findGuestOrder(api, { bank: { ...back, claim }, price }, now)
  return { found, asked: server.calls.map(({ fields }) => fields) }
}

describe("a guest's order", () => {
  it.each([
    ['authorized', { kind: 'happened', result: null }],
    ['declined', { kind: 'failed' }],
    ['created', { kind: 'open' }],
  ])('that the city calls %s', async (status, expected) => {
    expect((await ask(status)).found).toEqual(expected)
  })

  it.each(['paid', 'declined', null] as const)(
    'is what the city says, whatever the way back claims: %s',
    async (claim) => {
      expect((await ask('declined', claim)).found).toEqual({ kind: 'failed' })
      expect((await ask('authorized', claim)).found).toEqual({ kind: 'happened', result: null })
    },
  )

  it.each([
    [null, undefined],
    ['paid', 'authorized'],
    ['declined', 'not authorized'],
  ] as const)(
    'is asked for by its number and its price, with the claim: %s',
    async (claim, status) => {
      const { asked } = await ask('created', claim)
      const order = { source: 'portal', order: '77', billnumber: '77', amount: '120.00' }
      expect(asked).toEqual([
        { ...order, paymentDate: '20261123100000', ...(status === undefined ? {} : { status }) },
      ])
    },
  )

  it('is asked for by the sum of its bank’s page, where that is another one', async () => {
    const server = backEnd({ 'payment-from-portal': () => ok({ order: '77', status: 'created' }) })
    const { api } = await createTestContext({ fetch: server.fetch })
    await findGuestOrder(api, { bank: { ...back, amount: 15_000 }, price }, now)
    expect(server.calls.map(({ fields }) => fields)).toMatchObject([{ amount: '150.00' }])
  })

  it.each([
    ['nobody has been at a bank', { bank: null, price }],
    ['its number is not known', { bank: { ...back, order: null }, price }],
    ['its price is not known', { bank: back, price: null }],
  ])('can be told by nobody when %s', async (_case, attempt) => {
    const { api } = await createTestContext({
      fetch: () => Promise.reject(new Error()),
    })
    expect(await findGuestOrder(api, attempt, now)).toEqual({ kind: 'untold' })
  })
})
