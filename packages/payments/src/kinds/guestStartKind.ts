import { ApiError, reportCardPayment, startParking, type Api } from '@parking/api-client'
import { plateKey, vehicleCategories } from '@parking/plates'
import type { Instant } from '@parking/pricing'
import * as v from 'valibot'
import type { GuestChargeKind, PayContext } from '../charge/ChargeKind.ts'
import type { Known } from '../charge/Outcome.ts'
import type { Attempt } from '../charge/ChargeState.ts'
import { guestSettings } from '../account/guestSettings.ts'
import { sendOnce } from '../charge/sendOnce.ts'
import { happened } from './accountShows.ts'
import { sessionAnswer, type SessionStarted } from './fromBalance.ts'

const guestStartIntent = v.object({
  zone: v.string(),
  /** Null where whole zones are paid. */
  parkingCode: v.nullable(v.string()),
  plate: v.string(),
  format: v.picklist(['russian', 'foreign']),
  category: v.picklist(vehicleCategories),
  durationMinutes: v.number(),
  /** When a stay began that is paid for afterwards; absent for one that begins now. */
  startsAt: v.optional(v.number()),
  method: v.string(),
  /** Eleven digits. */
  phone: v.string(),
})

/** What somebody without an account wants who parks, or pays for a stay that has begun. */
export type GuestStartIntent = v.InferOutput<typeof guestStartIntent>

/** Parks without an account, paid on a bank's page. */
export const guestStartKind: GuestChargeKind<GuestStartIntent, SessionStarted> = {
  name: 'guestStart',
  intent: guestStartIntent,
  // A city may let a phone pay at once, without a bank's page.
  paysByCall: () => true,
  send: async (context, { plate, format, category, method, phone, startsAt, ...place }, key) => {
    const guestToken = await readToken(context)
    const vehicle = { plate, format, category }
    const stay = { ...place, vehicle, startsAt: startsAt ?? null, guestToken }
    const call = startParking({ request: stay, method, phone })
    return sessionAnswer(await context.api.run(call, { idempotencyKey: key }))
  },
  subject: ({ plate }) => plateKey(plate),
  readToken,
  askForOrder: async (context, attempt) => {
    const { api, city, clock, queryClient } = context
    // The city's word for the key is still to come.
    if (attempt.bank === null && city.chargeStatus === true) return { kind: 'open' }
    return sendOnce(queryClient, () => findGuestOrder(api, attempt, clock.now()))
  },
}

async function readToken(context: PayContext): Promise<string> {
  const { guestToken } = await guestSettings(context)
  if (guestToken === null) throw new ApiError({ kind: 'server' })
  return guestToken
}

/**
 * Asks the city how a guest's order stands. What the way back claims proves nothing.
 *
 * @returns `untold` where the number of the order, or its sum, is not known
 */
export async function findGuestOrder(
  api: Api,
  { bank, price }: Pick<Attempt<unknown>, 'bank' | 'price'>,
  now: Instant,
): Promise<Known<SessionStarted>> {
  const order = bank?.order ?? null
  const amount = bank?.amount ?? price?.total
  if (bank === null || order === null || amount === undefined) return { kind: 'untold' }
  const report = reportCardPayment({
    source: 'portal',
    invoiceId: order,
    billNumber: order,
    amount,
    paidAt: now,
    isAuthorized: bank.claim === null ? null : bank.claim === 'paid',
  })
  const { isAuthorized, isDeclined } = await api.run(report)
  if (isAuthorized) return happened
  return { kind: isDeclined ? 'failed' : 'open' }
}
