import { checkAmount } from '@parking/domain'
import type { Kopecks } from '@parking/pricing'
import type { CardSearch } from './readCardSearch.ts'

/** What is paid by card. */
export interface CardOrder {
  readonly invoiceId: string
  /** As the link says it. */
  readonly amount: Kopecks
  readonly type: 'charge' | 'auth'
}

/** The order that a link names, or what is wrong with it. */
export type ReadCardOrder =
  | { readonly ok: true; readonly order: CardOrder }
  | { readonly ok: false; readonly error: 'order' | 'amount' | 'currency' }

/** Reads the order out of the page's search. The city counts in roubles: so does every order. */
export function readCardOrder(search: CardSearch): ReadCardOrder {
  const { invoiceId, currency = 'RUB', type = 'charge' } = search
  if (invoiceId === undefined) return { ok: false, error: 'order' }
  if (currency.toUpperCase() !== 'RUB') return { ok: false, error: 'currency' }
  const amount = checkAmount(search.amount)
  if (!amount.ok) return { ok: false, error: 'amount' }
  return { ok: true, order: { invoiceId, amount: amount.value, type } }
}
