import { buyPermit, type PaymentOutcome } from '@parking/api-client'
import { plateKey } from '@parking/plates'
import * as v from 'valibot'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import type { ChargeAnswer } from '../charge/Outcome.ts'
import { absent, happened, isFor } from './accountShows.ts'
import { findAtBank } from './findByOrder.ts'
import { bankAnswer, mayPayByCall } from './fromBalance.ts'

const day = 86_400_000

const permitIntent = v.object({
  /** What the city calls the permit. */
  code: v.string(),
  plate: v.string(),
  /** The day it starts on, in the city: `2026-11-24`. */
  startDate: v.string(),
  /** When that day begins. */
  startsAt: v.number(),
  /** In kopecks, as the driver saw it. */
  cost: v.number(),
  method: v.string(),
  /** Eleven digits, null where the method needs none. */
  phone: v.nullable(v.string()),
})

/** What a driver wants who buys a permit. */
export type PermitIntent = v.InferOutput<typeof permitIntent>

/** A permit that was bought. */
export type PermitBought = Extract<PaymentOutcome, { readonly kind: 'done' }>

/** Buys a permit. */
export const permitKind = {
  name: 'permit',
  intent: permitIntent,
  paysByCall: mayPayByCall,
  send: async ({ api }, intent, key): Promise<ChargeAnswer<PermitBought>> => {
    const outcome = await api.run(buyPermit(intent), { idempotencyKey: key })
    return outcome.kind === 'done' ? { kind: 'happened', result: outcome } : bankAnswer(outcome)
  },
  // One car: the history does not tell two permits of the same car and day apart by more than the sum.
  subject: ({ plate }: Pick<PermitIntent, 'plate'>) => plateKey(plate),
  matches: ({ intent }, operation) =>
    isFor('subscription', { plate: intent.plate, zone: null }, operation),
  isTimely: ({ intent }, { startsAt }) =>
    startsAt === null || Math.abs(startsAt - intent.startsAt) < day,
  find: (attempt, account, { done, isOpen }) => {
    const atBank = findAtBank(attempt, account, 'subscription')
    if (atBank !== null) return atBank
    if (done.some(({ sum }) => Math.abs(sum) === attempt.intent.cost)) return happened
    // Another sum may be another permit, or this one at another price.
    return isOpen || done.length > 0 ? { kind: 'open' } : absent(account)
  },
} satisfies ChargeKind<PermitIntent, PermitBought>
