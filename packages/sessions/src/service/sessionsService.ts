import { profileQuery } from '@parking/api-client'
import { paymentsService } from '@parking/payments'
import type { AppContext, Service } from '@parking/runtime'
import { hashKey } from '@tanstack/react-query'
import { cityOpened, parkingStarted } from '../draft/parkingDraft.ts'
import { continuationForgotten, toppedUp } from '../draft/continuation.ts'
import { sessionPaid } from '../draft/lastSession.ts'
import { sessionsTexts } from '../texts/ru.ts'
import { sessionsForgotten, sessionsSeen } from '../offline/lastSessions.ts'
import { paidReminderRead } from '../reminders/paidReminder.ts'

/** Ends the draft of the parking form with a parking that was started. */
export const sessionsService: Service<void> = {
  create: (context) => {
    const { city, session, service, translator } = context
    cityOpened(city.id)
    // The header of every page speaks of sessions and of the balance.
    void translator.load(sessionsTexts).catch(() => undefined)
    paidReminderRead(context)
    service(paymentsService).start.store.subscribe((charge) => {
      if (charge.kind !== 'done') return
      parkingStarted()
      continuationForgotten(context)
      const profile = context.queryClient.getQueryData(profileQuery(context.api).queryKey)
      if (profile !== undefined) sessionPaid(context, profile, charge.attempt.intent)
    })
    service(paymentsService).startUnpaid.store.subscribe(({ kind }) => {
      if (kind === 'done') parkingStarted()
    })
    session.store.subscribe((now, before) => {
      if (before.kind === 'member' && now.kind !== 'member') sessionsForgotten(context)
    })
    followProfile(context)
  },
}

/** Shows what runs where the connection is gone, and goes on with what somebody has topped up for. */
function followProfile(context: AppContext): void {
  const { api, clock, queryClient, service } = context
  const { topUp, order } = service(paymentsService)
  const { queryKey } = profileQuery(api)
  const profileHash = hashKey(queryKey)
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== profileHash) return
    const profile = queryClient.getQueryData(queryKey)
    if (profile !== undefined) sessionsSeen(context, profile.sessions, clock.now())
    goOn()
  })
  function goOn(): void {
    const profile = queryClient.getQueryData(queryKey)
    const isPaid = [topUp, order].some(({ store }) => store.getState().kind === 'done')
    if (isPaid && profile !== undefined) toppedUp(context, profile)
  }
  topUp.store.subscribe(goOn)
  order.store.subscribe(goOn)
}
