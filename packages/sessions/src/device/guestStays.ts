import { isSamePlate } from '@parking/plates'
import type { TimedSession } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { keptValue, type AppContext } from '@parking/runtime'
import * as v from 'valibot'
import { create } from 'zustand'
import { guestStaysKey } from './guestStaysKey.ts'

type Context = Pick<AppContext, 'storage' | 'clock'> & { readonly city: { readonly id: string } }

const guestStay = v.object({
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

/** A stay that was paid for on this device without an account. */
export type GuestStay = Readonly<v.InferOutput<typeof guestStay>>

/** A plate is asked about for so long after its stay has ended, in milliseconds. */
const longest = 30 * 86_400_000
const most = 10

/** The stays that this device knows, the latest first. */
export const useGuestStays = create<{ readonly stays: readonly GuestStay[] }>(() => ({
  stays: [],
}))

/** Reads what this device knows; what is too old is left out. */
export function guestStaysRead(context: Context): void {
  const now = context.clock.now()
  const stays = (kept(context).read() ?? []).filter(({ endsAt }) => endsAt > now - longest)
  useGuestStays.setState({ stays })
}

/** A guest has paid for a stay: the device keeps it, in the place of what it was told of it before. */
export function guestStayPaid(context: Context, stay: GuestStay): void {
  guestStaysRead(context)
  const { stays } = useGuestStays.getState()
  const others = stays.filter(({ key }) => key !== stay.key)
  write(context, [stay, ...others].slice(0, most))
}

/** The guest wants the device to forget a stay, or, with null, all that it knows. */
export function guestStayForgotten(context: Context, forgotten: GuestStay | null): void {
  const { stays } = useGuestStays.getState()
  write(context, forgotten === null ? [] : stays.filter(({ key }) => key !== forgotten.key))
}

/** A stay as everything that shows sessions takes it. */
export function sessionOfStay(stay: GuestStay): TimedSession {
  const { key, startsAt, endsAt } = stay
  return {
    ...stay,
    id: key,
    reservationId: null,
    status: 'active',
    durationMinutes: Math.round((endsAt - startsAt) / 60_000),
    sum: stay.sum ?? null,
    amountToPay: null,
    postPaymentStartsAt: null,
  }
}

/** The stays that run, the first to end at the front. */
export function runningStays(stays: readonly GuestStay[], now: Instant): readonly GuestStay[] {
  return stays
    .filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now)
    .toSorted((one, other) => one.endsAt - other.endsAt)
}

/** Whether anything runs that was paid for on this device without an account. */
export function useIsPaidHere(now: Instant): boolean {
  return runningStays(useGuestStays().stays, now).length > 0
}

/** The plates that were paid for here, each once. */
export function paidPlates(stays: readonly GuestStay[]): readonly string[] {
  return stays
    .map(({ plate }) => plate)
    .filter((plate, at, all) => all.findIndex((one) => isSamePlate(one, plate)) === at)
}

function write(context: Context, stays: readonly GuestStay[]): void {
  kept(context).write(stays.length === 0 ? null : [...stays])
  useGuestStays.setState({ stays })
}

function kept({ storage, city }: Context) {
  return keptValue(storage, guestStaysKey(city.id), v.array(guestStay))
}
