import {
  ApiError,
  cancelSession,
  renewSession,
  startParking,
  topUpBalance,
  type CancelOutcome,
  type PaymentRedirect,
  type SessionOutcome,
} from '@parking/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { createCharge, type Charge } from '../charge/createCharge.ts'
import { parkingStarted } from '../draft/parkingDraft.ts'
import { cancelHappened, renewHappened, startHappened, topUpHappened } from './hasHappened.ts'
import * as intents from './intents.ts'
import { keptIntent } from './keptIntent.ts'
import { readAccount, refreshAccount, type ChargeContext } from './readAccount.ts'

/** A session that was started or extended. */
export type SessionStarted = Extract<SessionOutcome, { readonly kind: 'started' }>

/** The ways in which a driver moves money. */
export interface Charges {
  readonly start: Charge<intents.StartIntent, SessionStarted>
  readonly renew: Charge<intents.RenewIntent, SessionStarted>
  readonly cancel: Charge<intents.CancelIntent, CancelOutcome>
  readonly topUp: Charge<intents.TopUpIntent, PaymentRedirect>
}

/** The method that pays from the account's balance. */
const fromBalance = 'balance'

/** Makes the charges of an account in a city. */
export function createCharges(context: ChargeContext): Charges {
  const { api, city, queryClient } = context
  const common = {
    isOutcomeUnknown: (error: unknown) => !(error instanceof ApiError) || error.outcomeUnknown,
    needsDriver: (error: unknown) => error instanceof ApiError && error.isTokenExpired,
    clock: context.clock,
    mayArriveLate: true,
  }
  const refresh = (): void => void refreshAccount(context)
  const charges: Charges = {
    start: createCharge({
      ...common,
      pending: keptIntent('start', city.id, intents.isStartIntent),
      send: async (intent, key) => {
        const input = startInput(intent)
        const call = () => startParking(api, input, { idempotencyKey: key })
        return startedAtOnce(await sendOnce(queryClient, call))
      },
      hasHappened: async (intent, since) =>
        startHappened(intent, since, await readAccount(context, since)),
      onDone: () => {
        parkingStarted()
        refresh()
      },
    }),
    renew: createCharge({
      ...common,
      pending: keptIntent('renew', city.id, intents.isRenewIntent),
      send: async ({ reservationId, durationMinutes }, key) => {
        const input = { reservationId, durationMinutes, method: fromBalance }
        const call = () => renewSession(api, input, { idempotencyKey: key })
        return startedAtOnce(await sendOnce(queryClient, call))
      },
      hasHappened: async (intent, since) =>
        renewHappened(intent, since, await readAccount(context, since)),
      onDone: refresh,
    }),
    cancel: createCharge({
      ...common,
      pending: keptIntent('cancel', city.id, intents.isCancelIntent),
      send: (intent, key) =>
        sendOnce(queryClient, () => cancelSession(api, intent, { idempotencyKey: key })),
      hasHappened: async (intent, since) =>
        cancelHappened(intent, since, await readAccount(context, since)),
      onDone: refresh,
    }),
    topUp: createCharge({
      ...common,
      // The call only makes the bank's page: money moves when the driver pays there.
      mayArriveLate: false,
      pending: keptIntent('topUp', city.id, intents.isTopUpIntent),
      send: (intent, key) =>
        sendOnce(queryClient, () => topUpBalance(api, intent, { idempotencyKey: key })),
      hasHappened: async (intent, since) =>
        topUpHappened(intent, since, await readAccount(context, since)),
    }),
  }
  for (const charge of [charges.start, charges.renew, charges.cancel]) {
    charge.store.subscribe((state) => {
      // The screen was out of date, or another tab was quicker: show what is true now.
      if (state.kind === 'refused') refresh()
    })
  }
  return charges
}

/**
 * What is paid from the balance is done at once. An answer that leads elsewhere is none that was
 * asked for, and leaves open whether the money has moved.
 */
function startedAtOnce(outcome: SessionOutcome): SessionStarted {
  if (outcome.kind === 'started') return outcome
  throw new ApiError({ kind: 'malformed', outcomeUnknown: true })
}

function startInput(intent: intents.StartIntent) {
  const { zone, parkingCode, plate, format, category, durationMinutes } = intent
  const stay = { zone, parkingCode, vehicle: { plate, format, category }, durationMinutes }
  return { stay, method: fromBalance }
}

/**
 * Sends a command through the query client, which hears of an expired token that way. A device that
 * knows that it is offline sends nothing, so that nothing is left unexplained.
 */
async function sendOnce<Result>(
  queryClient: QueryClient,
  command: () => Promise<Result>,
): Promise<Result> {
  if (!navigator.onLine) throw new ApiError({ kind: 'network' })
  const mutation = queryClient.getMutationCache().build<Result, Error, void, unknown>(queryClient, {
    mutationFn: command,
    networkMode: 'always',
    retry: false,
  })
  return mutation.execute()
}
