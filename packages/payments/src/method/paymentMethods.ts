import {
  addUnreadable,
  type CitySettings,
  type PaymentMethod,
  type Profile,
  type Unreadable,
} from '@parking/domain'
import { fromBalance } from '../kinds/fromBalance.ts'

/** Who lists ways to pay: the account, the city. */
interface Listed {
  readonly paymentMethods: readonly PaymentMethod[]
  readonly unreadable: { readonly paymentMethods: Unreadable }
}

/**
 * The ways to pay: the account's own where the back end lists them, else the city's, in its order.
 * The balance and a printed receipt are among them only where they can pay for what is wanted.
 */
export function paymentMethods(
  profile: Pick<Profile, keyof Listed> | null,
  settings: Pick<CitySettings, keyof Listed> | null,
  {
    withReceipt,
    withBalance = false,
  }: { readonly withReceipt: boolean; readonly withBalance?: boolean },
): { readonly methods: readonly PaymentMethod[]; readonly unreadable: Unreadable } {
  const own = profile?.paymentMethods ?? []
  const listing: readonly (Listed | null)[] = own.length > 0 ? [profile] : [profile, settings]
  return {
    methods: listing
      .flatMap((one) => one?.paymentMethods ?? [])
      .filter(
        ({ id, isReceipt }) => (withBalance || id !== fromBalance) && (withReceipt || !isReceipt),
      ),
    unreadable: addUnreadable(...listing.map((one) => one?.unreadable.paymentMethods ?? 0)),
  }
}
