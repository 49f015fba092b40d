import { isLanguage, type Language } from '@parking/runtime'
import { readLinkedText } from '../linked/readLinkedText.ts'

/** What an address of the card payment may say; none of it is believed before the server says so. */
export interface CardSearch {
  readonly amount?: string
  /** Roubles when absent. */
  readonly currency?: string
  readonly requireEmail?: true
  /** The order that is paid. */
  readonly invoiceId?: string
  readonly email?: string
  /** Whether the bank takes the money at once or holds it back first; at once when absent. */
  readonly type?: 'charge' | 'auth'
  readonly language?: Language
  /** The order that somebody comes back from the bank with. */
  readonly payment?: string
  /** What the way back claims of it. */
  readonly result?: 'paid' | 'declined'
}

const orderNumber = /^[\w.-]{1,64}$/

/** Reads the page's search; what is none of its values is left out. */
export function readCardSearch(search: Readonly<Record<string, unknown>>): CardSearch {
  const { requireEmail, type, result } = search
  const amount = readLinkedText(search['amount'], 20)
  const currency = readLinkedText(search['currency'], 8)
  const email = readLinkedText(search['email'], 254)
  const invoiceId = readOrder(search['invoiceId'])
  const payment = readOrder(search['payment'])
  const language = readLinkedText(search['language'], 8)?.slice(0, 2).toLowerCase() ?? null
  const isRequired = requireEmail === true || requireEmail === 'true' || requireEmail === '1'
  return {
    ...(amount === null ? {} : { amount }),
    ...(currency === null ? {} : { currency }),
    ...(isRequired ? { requireEmail: true as const } : {}),
    ...(invoiceId === null ? {} : { invoiceId }),
    ...(email === null ? {} : { email }),
    ...(type === 'charge' || type === 'auth' ? { type } : {}),
    ...(isLanguage(language) ? { language } : {}),
    ...(payment === null ? {} : { payment }),
    ...(result === 'paid' || result === 'declined' ? { result } : {}),
  }
}

/** A number that is not one in full is none: no other order is ever paid. */
function readOrder(value: unknown): string | null {
  return typeof value === 'string' && orderNumber.test(value) ? value : null
}
