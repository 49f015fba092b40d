import {
  addUnreadable,
  type CitySettings,
  type PaymentMethod,
  type Profile,
  type Unreadable,
} from '@parking/domain'

/** The method that means the balance itself. */
const balance = 'balance'

/** Who lists ways to pay: the account, the city. */
interface Listed {
  readonly paymentMethods: readonly PaymentMethod[]
  readonly unreadable: { readonly paymentMethods: Unreadable }
}

/**
 * The ways to put money on the balance: the account's own where the back end lists them, else the
 * city's. Neither the balance itself nor a printed receipt is one.
 */
export function topUpMethods(
  profile: Pick<Profile, keyof Listed> | null,
  settings: Pick<CitySettings, keyof Listed> | null,
): { readonly methods: readonly PaymentMethod[]; readonly unreadable: Unreadable } {
  const own = profile?.paymentMethods ?? []
  const listing: readonly (Listed | null)[] = own.length > 0 ? [profile] : [profile, settings]
  return {
    methods: listing
      .flatMap((one) => one?.paymentMethods ?? [])
      .filter(({ id, isReceipt }) => id !== balance && !isReceipt),
    unreadable: addUnreadable(...listing.map((one) => one?.unreadable.paymentMethods ?? 0)),
  }
}
