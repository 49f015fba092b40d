import { topUpBalance } from '@parking/api-client'
import * as v from 'valibot'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import { absent } from './accountShows.ts'
import { bankFinding, decisiveTry, type BankPayment } from './findByOrder.ts'
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
  // Its good answer always holds an address, by phone too.
  paysByCall: () => false,
  send: async ({ api }, intent, key) =>
    bankAnswer(await api.run(topUpBalance(intent), { idempotencyKey: key })),
  subject: () => 'balance',
  matches: ({ intent }, { type, sum }) => type === 'refill' && sum === intent.amount,
  // By its number where that is known, else by amount and time.
  find: ({ bank }, account, { done, isOpen }) => {
    const order = bank?.order ?? null
    const byOrder = decisiveTry(
      account.operations.filter(
        (one) => order !== null && one.type === 'refill' && one.orderNumber === order,
      ),
    )
    if (byOrder !== undefined) return bankFinding(byOrder, account)
    const byAmount = done.find(({ orderNumber }) => order === null || orderNumber === null)
    if (byAmount !== undefined) return bankFinding(byAmount, account)
    return isOpen && order === null ? { kind: 'open' } : absent(account)
  },
}
