import { profileQuery } from '@parking/api-client'
import {
  accountMark,
  checkoutService,
  methodForgotten,
  paymentModalClosed,
} from '@parking/checkout'
import { whenSignedOut, type AppContext, type Service } from '@parking/runtime'
import { hashKey } from '@tanstack/react-query'
import {
  cityOpened,
  draftForgotten,
  draftOwnerKnown,
  parkingStarted,
} from '../draft/parkingDraft.ts'
import { lastExtensionKey } from '../draft/lastExtensionKey.ts'
import { continuationForgotten } from '../draft/continuation.ts'
import { stayForgotten, stayPaid } from '../draft/lastStay.ts'
import { paymentsTexts } from '../texts/ru.ts'
import { sessionsForgotten, sessionsSeen } from '../offline/lastSessions.ts'
import { paidReminderAsked, paidReminderRead } from '../reminders/paidReminder.ts'
import { sessionActionClosed } from '../sessions/useSessionAction.ts'

/** Ends the draft of the parking form with a parking that was started, and all memory with a driver. */
export const paymentsService: Service<void> = {
  create: (context) => {
    const { city, session, service, translator } = context
    cityOpened(city.id)
    // The header of every page speaks of sessions and of the balance.
    void translator.load(paymentsTexts).catch(() => undefined)
    paidReminderRead(context)
    service(checkoutService).start.store.subscribe((charge) => {
      if (charge.kind !== 'done') return
      parkingStarted()
      continuationForgotten(context)
      const profile = context.queryClient.getQueryData(profileQuery(context.api).queryKey)
      if (profile !== undefined) stayPaid(context, profile, charge.attempt.intent)
    })
    service(checkoutService).startUnpaid.store.subscribe(({ kind }) => {
      if (kind === 'done') parkingStarted()
    })
    session.store.subscribe((now, before) => {
      if (before.kind === 'member' && now.kind !== 'member') sessionsForgotten(context)
    })
    whenSignedOut(session, () => {
      draftForgotten()
      forgetDriver(context)
    })
    forgetOthers(context)
  },
}

/** Whoever signs in after an expired session goes on with it, unless it is somebody else. */
function forgetOthers(context: AppContext): void {
  const { api, queryClient } = context
  const { queryKey } = profileQuery(api)
  const profileHash = hashKey(queryKey)
  // Told before anything that shows the profile is rendered.
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== profileHash) return
    const profile = queryClient.getQueryData(queryKey)
    const mark = profile === undefined ? null : accountMark(profile)
    if (mark !== null && draftOwnerKnown(mark)) forgetDriver(context)
    if (profile !== undefined) sessionsSeen(context, profile.sessions, context.clock.now())
  })
}

/** Nothing but the draft is left of a driver for the next one of the device. */
function forgetDriver(context: AppContext): void {
  stayForgotten(context)
  context.storage.remove(lastExtensionKey(context.city))
  methodForgotten(context)
  continuationForgotten(context)
  paidReminderAsked(context, null)
  sessionActionClosed()
  paymentModalClosed()
}
