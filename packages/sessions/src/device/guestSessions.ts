import { isSamePlate } from '@parking/plates'
import type { TimedSession } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { keptValue, type AppContext } from '@parking/runtime'
import * as v from 'valibot'
import { create } from 'zustand'
import { guestSessionsKey } from './guestSessionsKey.ts'

type Context = Pick<AppContext, 'storage' | 'clock'> & { readonly city: { readonly id: string } }

const guestSession = v.object({
  /** The key of the payment: what is told twice is kept once. */
  key: v.string(),
  /** The number of the payment, null where the city gave none. */
  order: v.nullable(v.string()),
  zone: v.string(),
  /** Null where whole zones are paid. */
  parkingCode: v.nullable(v.string()),
  plate: v.string(),
  startsAt: v.number(),
  endsAt: v.number(),
  /** In kopecks; null where it is not known. */
  sum: v.nullable(v.number()),
})

/** A session that was paid for on this device without an account. */
export type GuestSession = Readonly<v.InferOutput<typeof guestSession>>

/** A plate is asked about for so long after its session has ended, in milliseconds. */
const longest = 30 * 86_400_000
const most = 10

/** The sessions that this device knows, the latest first. */
export const useGuestSessions = create<{ readonly sessions: readonly GuestSession[] }>(() => ({
  sessions: [],
}))

/** Reads what this device knows; what is too old is left out. */
export function guestSessionsRead(context: Context): void {
  const now = context.clock.now()
  const sessions = (kept(context).read() ?? []).filter(({ endsAt }) => endsAt > now - longest)
  useGuestSessions.setState({ sessions })
}

/** A guest has paid for a session: the device keeps it, in the place of what it was told of it before. */
export function guestSessionPaid(context: Context, session: GuestSession): void {
  guestSessionsRead(context)
  const { sessions } = useGuestSessions.getState()
  const others = sessions.filter(({ key }) => key !== session.key)
  write(context, [session, ...others].slice(0, most))
}

/** The guest wants the device to forget a session, or, with null, all that it knows. */
export function guestSessionForgotten(context: Context, forgotten: GuestSession | null): void {
  const { sessions } = useGuestSessions.getState()
  write(context, forgotten === null ? [] : sessions.filter(({ key }) => key !== forgotten.key))
}

/** A guest's session as everything that shows sessions takes it. */
export function timedSession(session: GuestSession): TimedSession {
  const { key, startsAt, endsAt } = session
  return {
    ...session,
    id: key,
    reservationId: null,
    status: 'active',
    durationMinutes: Math.round((endsAt - startsAt) / 60_000),
    sum: session.sum ?? null,
    amountToPay: null,
    postPaymentStartsAt: null,
  }
}

/** The sessions that run, the first to end at the front. */
export function runningGuestSessions(
  sessions: readonly GuestSession[],
  now: Instant,
): readonly GuestSession[] {
  return sessions
    .filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now)
    .toSorted((one, other) => one.endsAt - other.endsAt)
}

/** Whether anything runs that was paid for on this device without an account. */
export function useIsPaidHere(now: Instant): boolean {
  return runningGuestSessions(useGuestSessions().sessions, now).length > 0
}

/** The plates that were paid for here, each once. */
export function paidPlates(sessions: readonly GuestSession[]): readonly string[] {
  return sessions
    .map(({ plate }) => plate)
    .filter((plate, at, all) => all.findIndex((one) => isSamePlate(one, plate)) === at)
}

function write(context: Context, sessions: readonly GuestSession[]): void {
  kept(context).write(sessions.length === 0 ? null : [...sessions])
  useGuestSessions.setState({ sessions })
}

function kept({ storage, city }: Context) {
  return keptValue(storage, guestSessionsKey(city.id), v.array(guestSession))
}
