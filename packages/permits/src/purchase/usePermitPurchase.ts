import {
  fromBalance,
  readClocks,
  topUpRequested,
  useChargeState,
  useCheckout,
  type OfferedPrice,
} from '@parking/checkout'
import { permitPayment, type PermitCard, type PermitPayment, type Profile } from '@parking/domain'
import { startOfDay, type DateOnly } from '@parking/pricing'
import { useAppContext, useCitySettings } from '@parking/runtime'

/** The payment of a permit. */
export interface PermitPurchase {
  readonly payment: PermitPayment
  readonly isBusy: boolean
  /** Pays as `payment` says. */
  readonly pay: (plate: string, startDate: DateOnly) => void
}

/**
 * Pays a permit. This is the one place that decides how: from the balance where it suffices, else by
 * what opens for it.
 *
 * @param readAnew - reads the permit once more, null when it is sold no more; nothing is sent at
 *   another price than the one in sight
 */
export function usePermitPurchase(
  permit: PermitCard,
  profile: Profile | undefined,
  readAnew: () => Promise<PermitCard | null>,
): PermitPurchase {
  const { city, clock } = useAppContext()
  const settings = useCitySettings() ?? { hasBalance: true }
  const { permit: charge } = useCheckout()
  const { kind } = useChargeState(charge)
  const payment = permitPayment(permit.cost, profile?.balance ?? null, settings)

  function buy(plate: string, startDate: DateOnly): void {
    const { code, cost } = permit
    const startsAt = startOfDay(startDate, city.timeZone)
    const intent = { code, plate, startDate, startsAt, cost, method: fromBalance, phone: null }
    // Its price hangs on nothing that is known here, so it is always asked for again.
    const price: OfferedPrice = {
      shown: { total: cost, askedAt: readClocks(clock), basis: null },
      sumBefore: 0,
      findBasis: () => 0,
      askAgain: async () => {
        const askedAt = readClocks(clock)
        const now = await readAnew()
        return now === null ? null : { total: now.cost, askedAt, basis: 0 }
      },
    }
    void charge.submit(intent, price)
  }

  return {
    payment,
    isBusy: kind === 'sending' || kind === 'checking',
    pay: (plate, startDate) => {
      if (payment.kind === 'balance') buy(plate, startDate)
      if (payment.kind === 'topUp') topUpRequested(payment.missing)
    },
  }
}
