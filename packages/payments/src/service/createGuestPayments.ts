import { useService, type AppContext, type Service } from '@parking/runtime'
import type { Owner, WayBack } from '../charge/ChargeState.ts'
import { createCharge, type Charge } from '../charge/createCharge.ts'
import { expectFromBank, forgetBank, startAnewAfterBank } from '../bank/wayToBank.ts'
import type { SessionStarted } from '../kinds/fromBalance.ts'
import { guestStartKind, type GuestStartIntent } from '../kinds/guestStartKind.ts'
import { warnBeforeLeaving } from './warnBeforeLeaving.ts'

/**
 * Whose a guest's attempts are: the device's. No account is ever called that, so that nobody who
 * signs in or out finds or loses them.
 */
const device: Owner = { name: 'guest of this device', session: null }

/** The charge of people without an account. */
export interface GuestPayments {
  readonly start: Charge<GuestStartIntent, SessionStarted>
  /**
   * Looks for what this device has left open: a call whose answer was lost, or a payment at a bank.
   *
   * @param way - what the address says
   * @returns whether a payment that the address names is one of this device
   */
  readonly takeUp: (way: WayBack) => Promise<boolean>
}

/** Makes the charge of guests once, when somebody wants to pay without an account. */
export const guestPaymentsService: Service<GuestPayments> = { create: createGuestPayments }

/** The charge of guests. */
export function useGuestPayments(): GuestPayments {
  return useService(guestPaymentsService)
}

/**
 * Makes the charge of guests. No account shows what became of it: that is told by the city's own word
 * for the key or for the order, else by nobody, which is said.
 */
export function createGuestPayments(context: AppContext): GuestPayments {
  const start = createCharge(guestStartKind, context, {
    askOwner: async () => device,
    // No account shows a guest's charges, so none is seen twice.
    onTwice: () => undefined,
  })
  warnBeforeLeaving([start.store])
  startAnewAfterBank()

  function explain(): void {
    void start.checkAgain().then(start.resume)
  }
  window.addEventListener('online', explain)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void start.lookFromBank()
  })

  return {
    start,
    takeUp: async (way) => {
      explain()
      if (way.order !== null) expectFromBank()
      for (const match of ['exact', 'any'] as const) {
        if (await start.returned(way, match)) return true
      }
      forgetBank()
      return way.order === null
    },
  }
}
