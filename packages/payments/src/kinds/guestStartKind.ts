import { reportCardPayment, startParking, type Api } from '@parking/api-client'
import { plateKey, vehicleCategories } from '@parking/plates'
import type { Instant } from '@parking/pricing'
import * as v from 'valibot'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import type { Finding } from '../charge/ChargePorts.ts'
import type { Attempt } from '../charge/ChargeState.ts'
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

/** Nobody can tell what became of a payment: a guest has no account, and its order is not known. */
export class NobodyTells extends Error {}

/**
 * Parks without an account, paid on a bank's page.
 *
 * @param readToken - reads the token of the city's guests
 */
export function guestStartKind(
  readToken: () => Promise<string>,
): Omit<ChargeKind<GuestStartIntent, SessionStarted>, 'find'> {
  return {
    name: 'guestStart',
    intent: guestStartIntent,
    // A city may let a phone pay at once, without a bank's page.
    paysByCall: () => true,
    send: async (api, { plate, format, category, method, phone, startsAt, ...place }, key) => {
      const guestToken = await readToken()
      const vehicle = { plate, format, category }
      const stay = { ...place, vehicle, startsAt: startsAt ?? null, guestToken }
      const call = startParking({ request: stay, method, phone })
      return sessionAnswer(await api.run(call, { idempotencyKey: key }))
    },
    subject: ({ plate }) => plateKey(plate),
  }
}

/**
 * Asks the city how a guest's order stands. What the way back claims proves nothing.
 *
 * @throws {@link NobodyTells} where the number of the order, or its sum, is not known
 */
export async function findGuestOrder(
  api: Api,
  { bank, price }: Pick<Attempt<unknown>, 'bank' | 'price'>,
  now: Instant,
): Promise<Finding<SessionStarted>> {
  const order = bank?.order ?? null
  if (bank === null || order === null || price === null) throw new NobodyTells()
  const report = reportCardPayment({
    source: 'portal',
    invoiceId: order,
    billNumber: order,
    amount: price.total,
    paidAt: now,
    isAuthorized: bank.claim === null ? null : bank.claim === 'paid',
  })
  const { isAuthorized, isDeclined } = await api.run(report)
  if (isAuthorized) return happened
  return { kind: isDeclined ? 'failed' : 'open' }
}
