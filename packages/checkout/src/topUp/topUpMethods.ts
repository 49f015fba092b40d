import type { CitySettings, PaymentMethod, Profile } from '@parking/domain'

/** The method that means the balance itself. */
const balance = 'balance'

/**
 * The ways to put money on the balance: the account's own where the back end lists them, else the
 * city's. Neither the balance itself nor a printed receipt is one.
 */
export function topUpMethods(
  profile: Pick<Profile, 'paymentMethods'> | null,
  settings: Pick<CitySettings, 'paymentMethods'> | null,
): readonly PaymentMethod[] {
  const own = profile?.paymentMethods ?? []
  const listed = own.length > 0 ? own : (settings?.paymentMethods ?? [])
  return listed.filter(({ id, isReceipt }) => id !== balance && !isReceipt)
}
