import { startParking } from '@parking/api-client'
import type { Operation } from '@parking/domain'
import { isSamePlate, plateKey, vehicleCategories } from '@parking/plates'
import type { Instant } from '@parking/pricing'
import * as v from 'valibot'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import type { AccountTruth } from '../account/readAccount.ts'
import { absent, findOperations, happened, isSamePlace } from './accountShows.ts'
import { fromBalance, sessionAnswer, type SessionStarted } from './fromBalance.ts'

const minute = 60_000

const startIntent = v.object({
  zone: v.string(),
  /** Null where whole zones are paid. */
  parkingCode: v.nullable(v.string()),
  plate: v.string(),
  format: v.picklist(['russian', 'foreign']),
  category: v.picklist(vehicleCategories),
  durationMinutes: v.number(),
})

/** What a driver wants who starts parking. */
export type StartIntent = v.InferOutput<typeof startIntent>

/** Starts parking, paid from the balance. */
export const startKind = {
  name: 'start',
  intent: startIntent,
  paysByCall: () => true,
  send: async (api, { plate, format, category, ...place }, key) => {
    const stay = { ...place, vehicle: { plate, format, category } }
    return sessionAnswer(
      await api.run(startParking({ stay, method: fromBalance }), { idempotencyKey: key }),
    )
  },
  // One car, in whatever letters its plate was typed.
  subject: ({ plate }: Pick<StartIntent, 'plate'>) => plateKey(plate),
  // It runs as long as was asked for, or the history shows that it was paid.
  find: ({ intent, since }, account) => {
    if (isRunning(intent, since, account)) return happened
    const { done, isAnyOpen } = findOperations('payment', intent, since, account)
    const isParked = account.sessions.some(({ plate }) => isSamePlate(plate, intent.plate))
    const isMine = ({ durationMinutes }: Operation): boolean =>
      durationMinutes === null ? !isParked : durationMinutes === intent.durationMinutes
    if (done.some(isMine)) return happened
    return isAnyOpen ? { kind: 'open' } : absent(account)
  },
} satisfies ChargeKind<StartIntent, SessionStarted>

function isRunning(intent: StartIntent, since: Instant, { sessions }: AccountTruth): boolean {
  return sessions.some(
    ({ plate, status, startsAt, endsAt, ...place }) =>
      status === 'active' &&
      isSamePlate(plate, intent.plate) &&
      isSamePlace(intent, place) &&
      startsAt >= since - minute &&
      Math.abs(endsAt - startsAt - intent.durationMinutes * minute) <= minute,
  )
}
