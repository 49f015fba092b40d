import type { Benefit, CitySettings, Profile } from '@parking/domain'

/** What the parking page knows of somebody who is signed in. */
export interface Account {
  readonly profile: Profile
  readonly benefits: readonly Benefit[]
}

/** How parking is paid, and by whom: each mode has a form of its own. */
export type PaymentMode =
  /** From the balance of the account. */
  | { readonly kind: 'balance'; readonly account: Account }
  /** Each session by itself, where the city keeps no balances. */
  | { readonly kind: 'noBalance'; readonly account: Account }
  /** Without an account. */
  | { readonly kind: 'guest' }

/** Tells how somebody pays in a city; null stands for a guest. */
export function paymentMode(
  { hasBalance }: Pick<CitySettings, 'hasBalance'>,
  account: Account | null,
): PaymentMode {
  if (account === null) return { kind: 'guest' }
  return { kind: hasBalance ? 'balance' : 'noBalance', account }
}
