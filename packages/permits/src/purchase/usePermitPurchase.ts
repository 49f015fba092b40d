import { fromBalance, topUpRequested, useChargeState, useCheckout } from '@parking/checkout'
import { permitPayment, type PermitCard, type PermitPayment, type Profile } from '@parking/domain'
import { startOfDay, type DateOnly, type Kopecks } from '@parking/pricing'
import { useAppContext, useCitySettings } from '@parking/runtime'
import { useState } from 'react'

/** Why a press has sent nothing. */
export type NotSent =
  | { readonly kind: 'priceChanged'; readonly before: Kopecks }
  | { readonly kind: 'priceUnknown' }

/** The payment of a permit. */
export interface PermitPurchase {
  readonly payment: PermitPayment
  readonly isBusy: boolean
  readonly notSent: NotSent | null
  /** Pays as `payment` says. */
  readonly pay: (plate: string, startDate: DateOnly) => void
}

/**
 * Pays a permit. This is the one place that decides how: from the balance where it suffices, else by
 * what opens for it.
 *
 * @param readAnew - reads the permit once more; a price other than the one in sight is not paid
 */
export function usePermitPurchase(
  permit: PermitCard,
  profile: Profile | undefined,
  readAnew: () => Promise<PermitCard | null>,
): PermitPurchase {
  const { timeZone } = useAppContext().city
  const settings = useCitySettings()
  const { permit: charge } = useCheckout()
  const state = useChargeState(charge)
  const [isChecking, setChecking] = useState(false)
  const [notSent, setNotSent] = useState<NotSent | null>(null)
  const payment = permitPayment(
    permit.cost,
    profile?.balance ?? null,
    settings ?? { hasBalance: true },
  )

  async function buy(plate: string, startDate: DateOnly): Promise<void> {
    setChecking(true)
    const refusal = await checkPrice(permit, readAnew)
    setChecking(false)
    setNotSent(refusal)
    if (refusal !== null) return
    const { code, cost } = permit
    const startsAt = startOfDay(startDate, timeZone)
    void charge.submit({ code, plate, startDate, startsAt, cost, method: fromBalance, phone: null })
  }

  return {
    payment,
    isBusy: isChecking || state.kind === 'sending' || state.kind === 'checking',
    notSent,
    pay: (plate, startDate) => {
      if (payment.kind === 'balance') void buy(plate, startDate)
      if (payment.kind === 'topUp') topUpRequested(payment.missing)
    },
  }
}

async function checkPrice(
  { cost }: PermitCard,
  readAnew: () => Promise<PermitCard | null>,
): Promise<NotSent | null> {
  try {
    const now = await readAnew()
    if (now === null) return { kind: 'priceUnknown' }
    return now.cost === cost ? null : { kind: 'priceChanged', before: cost }
  } catch {
    return { kind: 'priceUnknown' }
  }
}
