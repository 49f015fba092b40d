import { startNoBalanceSession } from '@parking/api-client'
import { isSamePlate, plateKey, vehicleCategories } from '@parking/plates'
import type { Instant } from '@parking/pricing'
import * as v from 'valibot'
import type { ChargeKind, Ended } from '../charge/ChargeKind.ts'
import { absent, happened, isSamePlace } from './accountShows.ts'
import { sessionAnswer, type SessionStarted } from './fromBalance.ts'
import { tellBegun } from './tellBegun.ts'

const minute = 60_000

const startUnpaidIntent = v.object({
  zone: v.string(),
  /** Null where whole zones are paid. */
  parkingCode: v.nullable(v.string()),
  plate: v.string(),
  format: v.picklist(['russian', 'foreign']),
  category: v.picklist(vehicleCategories),
})

/** What a driver wants who parks now and pays at the end. */
export type StartUnpaidIntent = v.InferOutput<typeof startUnpaidIntent>

/** Starts a session that is paid when it ends, in a city without balances. */
export const startUnpaidKind: ChargeKind<StartUnpaidIntent, SessionStarted> = {
  name: 'startUnpaid',
  intent: startUnpaidIntent,
  paysByCall: () => true,
  send: async ({ api }, { plate, format, category, ...place }, key) => {
    const call = startNoBalanceSession({ ...place, vehicle: { plate, format, category } })
    return sessionAnswer(await api.run(call, { idempotencyKey: key }))
  },
  subject: ({ plate }) => plateKey(plate),
  isTimely: ({ since }, { startsAt }) => startsAt === null || startsAt >= since - minute,
  // It has no length of its own yet: the car runs there since it was tried.
  tells: tellBegun,
  find: ({ intent, since }, account) => {
    const isRunning = account.sessions.some(
      (session) =>
        session.status === 'active' &&
        isSamePlate(session.plate, intent.plate) &&
        isSamePlace(intent, session) &&
        session.startsAt >= since - minute,
    )
    return isRunning ? happened : absent(account)
  },
}

/** Parking once more where such a session has ended is another parking. */
export function endsUnpaid({
  plate,
  startsAt,
}: {
  readonly plate: string
  readonly startsAt?: Instant | undefined
}): Ended {
  return { kind: 'startUnpaid', subject: plateKey(plate), startsAt }
}
