import { topUpBalance } from '@parking/api-client'
import * as v from 'valibot'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import { isSince } from './accountShows.ts'
import { bankFinding, type BankPayment } from './findByOrder.ts'
import { bankAnswer } from './fromBalance.ts'

const topUpIntent = v.object({
  /** In kopecks. */
  amount: v.number(),
  method: v.string(),
  /** Eleven digits, null where the method needs none. */
  phone: v.nullable(v.string()),
})

/** What a driver wants who tops the balance up. */
export type TopUpIntent = v.InferOutput<typeof topUpIntent>

/** Tops the balance up: the call makes the bank's page, and money moves when the driver pays there. */
export const topUpKind: ChargeKind<TopUpIntent, BankPayment> = {
  name: 'topUp',
  intent: topUpIntent,
  paysByCall: () => false,
  send: async (api, intent, key) =>
    bankAnswer(await api.run(topUpBalance(intent), { idempotencyKey: key })),
  subject: () => 'balance',
  // By its number where that is known, else by amount and time.
  find: ({ intent, since, bank }, account) => {
    const refills = account.operations.filter(({ type }) => type === 'refill')
    const order = bank?.order ?? null
    const byOrder = refills.find(({ orderNumber }) => order !== null && orderNumber === order)
    const byAmount = refills.find(
      (one) =>
        (order === null || one.orderNumber === null) &&
        one.sum === intent.amount &&
        isSince(one, since),
    )
    return bankFinding(byOrder ?? byAmount, account)
  },
}
