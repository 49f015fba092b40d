import { checkoutService } from '@parking/checkout'
import type { Service } from '@parking/runtime'
import { cityOpened, draftForgotten, parkingStarted } from '../draft/parkingDraft.ts'
import { forgetPlaces } from '../form/rememberedPlace.ts'
import { paymentsMessages } from '../messages/paymentsMessages.ts'

/** Ends the draft of the parking form with a parking that was started; a logout ends all memory. */
export const paymentsService: Service<void> = {
  create: (context) => {
    const { city, session, service, translator } = context
    cityOpened(city.id)
    // The header of every page speaks of sessions and of the balance.
    void translator.load(paymentsMessages).catch(() => undefined)
    service(checkoutService).start.store.subscribe(({ kind }) => {
      if (kind === 'done') parkingStarted()
    })
    session.store.subscribe((now, before) => {
      if (now.kind !== 'guest' || before.kind !== 'member') return
      draftForgotten()
      forgetPlaces(context)
    })
  },
}
