import { topUpBalance } from '@parking/api-client'
import type { Operation } from '@parking/domain'
import type { Kopecks } from '@parking/pricing'
import * as v from 'valibot'
import type { AccountTruth } from '../account/readAccount.ts'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import type { Finding } from '../charge/ChargePorts.ts'
import { absent, isSince } from './accountShows.ts'
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

/** What a payment on a bank's page came to. */
export interface BankPayment {
  readonly amount: Kopecks
}

/** Tops the balance up: the call makes the bank's page, and money moves when the driver pays there. */
export const topUpKind: ChargeKind<TopUpIntent, BankPayment> = {
  name: 'topUp',
  intent: topUpIntent,
  paysByCall: false,
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

/** What an operation of the history says of a payment at a bank. */
export function bankFinding(
  found: Operation | undefined,
  account: AccountTruth,
): Finding<BankPayment> {
  if (found === undefined) return absent(account)
  if (found.status === 'done') return { kind: 'happened', result: { amount: found.sum } }
  return { kind: found.status === 'error' || found.status === 'cancelled' ? 'failed' : 'open' }
}
