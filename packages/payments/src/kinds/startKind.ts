import { startParking } from '@parking/api-client'
import { isSamePlate, plateKey, vehicleCategories } from '@parking/plates'
import type { Instant } from '@parking/pricing'
import * as v from 'valibot'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import type { AccountTruth } from '../account/readAccount.ts'
import { absent, happened, isFor, isSamePlace } from './accountShows.ts'
import { findAtBank } from './findByOrder.ts'
import {
  fromBalance,
  mayPayByCall,
  paidBy,
  sessionAnswer,
  type SessionStarted,
} from './fromBalance.ts'
import { tellBegun } from './tellBegun.ts'

const minute = 60_000

const startIntent = v.object({
  zone: v.string(),
  /** Null where whole zones are paid. */
  parkingCode: v.nullable(v.string()),
  plate: v.string(),
  format: v.picklist(['russian', 'foreign']),
  category: v.picklist(vehicleCategories),
  durationMinutes: v.number(),
  /** When a stay began that is paid for afterwards; absent for one that begins now. */
  startsAt: v.optional(v.number()),
  ...paidBy.entries,
})

/** What a driver wants who starts parking, or pays for a stay that has begun. */
export type StartIntent = v.InferOutput<typeof startIntent>

/** Starts parking, paid from the balance or on a bank's page. */
export const startKind = {
  name: 'start',
  intent: startIntent,
  paysByCall: mayPayByCall,
  send: async ({ api }, { plate, format, category, method, phone, startsAt, ...place }, key) => {
    const vehicle = { plate, format, category }
    const stay = { ...place, vehicle, startsAt: startsAt ?? null }
    const call = startParking({
      request: stay,
      method: method ?? fromBalance,
      phone: phone ?? null,
    })
    return sessionAnswer(await api.run(call, { idempotencyKey: key }))
  },
  // One car, in whatever letters its plate was typed.
  subject: ({ plate }: Pick<StartIntent, 'plate'>) => plateKey(plate),
  matches: ({ intent, price }, operation) =>
    isFor('payment', intent, operation) &&
    (operation.durationMinutes === null
      ? operation.startsAt !== null || price === null || operation.sum === price.total
      : operation.durationMinutes === intent.durationMinutes),
  // A stay that was put off and is paid now is written in the same way, but began before.
  isTimely: ({ intent, since }, { startsAt }) =>
    startsAt === null || isBegunSince(startsAt, intent, since),
  // It runs as long as was asked for, or the history shows that it was paid.
  tells: tellBegun,
  find: (attempt, account, { done, isAlone, isOpen }) => {
    const { intent, since } = attempt
    const atBank = findAtBank(attempt, account, 'payment')
    if (atBank !== null) return atBank
    // What runs may be an earlier parking of this browser's.
    if (isAlone && isRunning(intent, since, account)) return happened
    const isParked = account.sessions.some(({ plate }) => isSamePlate(plate, intent.plate))
    if (done.some(({ durationMinutes }) => durationMinutes !== null || !isParked)) return happened
    // A payment that fits may be of the stay that runs, or this one with another end.
    return isOpen || done.length > 0 ? { kind: 'open' } : absent(account)
  },
} satisfies ChargeKind<StartIntent, SessionStarted>

function isRunning(intent: StartIntent, since: Instant, { sessions }: AccountTruth): boolean {
  return sessions.some(
    ({ plate, status, startsAt, endsAt, ...place }) =>
      status === 'active' &&
      endsAt !== null &&
      isSamePlate(plate, intent.plate) &&
      isSamePlace(intent, place) &&
      isBegunSince(startsAt, intent, since) &&
      Math.abs(endsAt - startsAt - intent.durationMinutes * minute) <= minute,
  )
}

/** Whether a stay began since it was tried, or just when one began that is paid for afterwards. */
function isBegunSince(begun: Instant, { startsAt }: StartIntent, since: Instant): boolean {
  return startsAt === undefined ? begun >= since - minute : Math.abs(begun - startsAt) <= minute
}
