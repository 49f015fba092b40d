import {
  fromBalance,
  readClocks,
  usePayments,
  type OfferedPrice,
  type PermitIntent,
} from '@parking/payments'
import type { PermitCard } from '@parking/domain'
import { startOfDay, type DateOnly } from '@parking/pricing'
import { useAppContext } from '@parking/runtime'

/** A way to pay, with the phone where it needs one. */
type PaidBy = Pick<PermitIntent, 'method' | 'phone'>

/** The payment of a permit. */
export interface PermitPurchase {
  /** What is wanted, paid that way. */
  readonly intent: (plate: string, startDate: DateOnly, by: PaidBy) => PermitIntent
  /** The price in sight. It hangs on nothing that is known here, so it is always asked for again. */
  readonly offer: () => OfferedPrice
  /** Pays from the balance. */
  readonly payFromBalance: (plate: string, startDate: DateOnly) => void
}

/**
 * Pays a permit, but only at the price in sight.
 *
 * @param readAnew - reads the permit once more, null when it is sold no more
 */
export function usePermitPurchase(
  { code, cost }: PermitCard,
  readAnew: () => Promise<PermitCard | null>,
): PermitPurchase {
  const { city, clock } = useAppContext()
  const { permit: charge } = usePayments()

  function intent(plate: string, startDate: DateOnly, by: PaidBy): PermitIntent {
    const startsAt = startOfDay(startDate, city.timeZone)
    return { code, plate, startDate, startsAt, cost, ...by }
  }

  function offer(): OfferedPrice {
    return {
      shown: { total: cost, askedAt: readClocks(clock), basis: null },
      sumBefore: 0,
      findBasis: () => 0,
      askAgain: async () => {
        const askedAt = readClocks(clock)
        const now = await readAnew()
        return now === null ? null : { total: now.cost, askedAt, basis: 0 }
      },
    }
  }

  return {
    intent,
    offer,
    payFromBalance: (plate, startDate) =>
      void charge.submit(intent(plate, startDate, { method: fromBalance, phone: null }), offer()),
  }
}
