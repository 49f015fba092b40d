import { guestCheckoutService, type GuestCheckout } from '@parking/checkout'
import type { Service } from '@parking/runtime'
import { cityOpened, parkingStarted } from '../draft/parkingDraft.ts'
import { guestStaysKey } from './guestStaysKey.ts'
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
      // What a driver has filled in who has signed in meanwhile is another parking.
      if (context.session.token() === null) parkingStarted()
      guestStayPaid(context, stayOfCharge(state))
    })
    // What another tab has paid for, or forgotten: it may be what is not known here.
    window.addEventListener('storage', ({ key }) => {
      if (key !== guestStaysKey(context.city.id)) return
      guestStaysRead(context)
      void checkout.start.checkAgain()
    })
    return checkout
  },
}
