import { guestPaymentsService, type GuestPayments, type GuestStartIntent } from '@parking/payments'
import { isSamePlate } from '@parking/plates'
import type { Service } from '@parking/runtime'
import { cityOpened, parkingStarted, useParkingDraft } from '../draft/parkingDraft.ts'
import { guestSessionsKey } from './guestSessionsKey.ts'
import { guestSessionPaid, guestSessionsRead } from './guestSessions.ts'
import { sessionOfCharge } from './sessionOfCharge.ts'

/** Keeps on the device what a guest has paid for: there is no account to look it up in. */
export const guestService: Service<GuestPayments> = {
  create: (context) => {
    cityOpened(context.city.id)
    guestSessionsRead(context)
    const payments = context.service(guestPaymentsService)
    payments.start.store.subscribe((state) => {
      if (!('attempt' in state)) return
      const isGuest = context.session.token() === null
      // Who has signed in meanwhile is not led to pay it again, and loses nothing that they have filled in.
      if (isGuest ? state.kind === 'done' : isFilledIn(state.attempt.intent)) parkingStarted()
      if (state.kind === 'done') guestSessionPaid(context, sessionOfCharge(state))
    })
    // What another tab has paid for, or forgotten: it may be what is not known here.
    window.addEventListener('storage', ({ key }) => {
      if (key !== guestSessionsKey(context.city.id)) return
      guestSessionsRead(context)
      void payments.start.checkAgain()
    })
    return payments
  },
}

/** Whether the form still holds what a guest wanted to pay for. */
function isFilledIn({ plate }: GuestStartIntent): boolean {
  return isSamePlate(plate, useParkingDraft.getState().vehicle?.plate)
}
