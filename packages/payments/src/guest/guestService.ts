import { guestCheckoutService, type GuestCheckout } from '@parking/checkout'
import type { Service } from '@parking/runtime'
import { cityOpened, parkingStarted } from '../draft/parkingDraft.ts'
import { guestStayPaid, guestStaysRead } from './guestStays.ts'
import { stayOfCharge } from './stayOfCharge.ts'

/** Keeps on the device what a guest has paid for: there is no account to look it up in. */
export const guestService: Service<GuestCheckout> = {
  create: (context) => {
    cityOpened(context.city.id)
    guestStaysRead(context)
    const checkout = context.service(guestCheckoutService)
    checkout.start.store.subscribe((state) => {
      if (state.kind !== 'done') return
      parkingStarted()
      guestStayPaid(context, stayOfCharge(state))
    })
    return checkout
  },
}
