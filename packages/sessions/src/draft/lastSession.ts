import { accountMark, type AppContext, personValue } from '@parking/runtime'
import { type StartIntent } from '@parking/payments'
import { currentSessions, type City, type Profile } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import * as v from 'valibot'

type Context = Pick<AppContext, 'storage'> & { readonly city: Pick<City, 'id'> }

const keptSession = v.object({
  /** The mark of the account that has paid it. */
  owner: v.string(),
  zone: v.string(),
  /** Null where whole zones are paid. */
  parkingCode: v.nullable(v.string()),
  plate: v.string(),
  durationMinutes: v.number(),
})

/** What was paid for last: where, for which car, how long. */
export type LastSession = Pick<StartIntent, 'zone' | 'parkingCode' | 'plate' | 'durationMinutes'>

/** Who asks for the last session: nobody sees another account's. */
type Driver = Pick<Profile, 'email' | 'phones'>

/** Remembers a session that was paid for the next time. */
export function sessionPaid(context: Context, driver: Driver, intent: LastSession): void {
  const owner = accountMark(driver)
  const { zone, parkingCode, plate, durationMinutes } = intent
  if (owner !== null) kept(context).write({ owner, zone, parkingCode, plate, durationMinutes })
}

/** The session that an account has paid for last on this device; null when it is not known. */
export function rememberedSession(context: Context, driver: Driver): LastSession | null {
  const session = kept(context).read()
  return session !== null && session.owner === accountMark(driver) ? session : null
}

/** The remembered session, else one which was begun on another device. */
export function findLastSession(
  context: Context,
  profile: Driver & Pick<Profile, 'sessions'>,
  now: Instant,
): LastSession | null {
  const remembered = rememberedSession(context, profile)
  if (remembered !== null) return remembered
  const [latest] = currentSessions(profile.sessions, now).toSorted(
    (one, other) => other.startsAt - one.startsAt,
  )
  return latest === undefined || latest.zone === null ? null : { ...latest, zone: latest.zone }
}

function kept(context: Context) {
  return personValue(context, 'last', keptSession)
}
