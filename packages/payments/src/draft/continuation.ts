import { accountMark } from '@parking/checkout'
import type { City, Profile } from '@parking/domain'
import type { Kopecks } from '@parking/pricing'
import { keptValue, type AppContext } from '@parking/runtime'
import * as v from 'valibot'
import { draftContinued, parkingDraft, useParkingDraft } from './parkingDraft.ts'

type Context = Pick<AppContext, 'storage' | 'clock'> & { readonly city: Pick<City, 'id'> }
type Driver = Pick<Profile, 'email' | 'phones'>

/** For how long somebody who went to the bank still wants to park, in milliseconds. */
const longest = 20 * 60_000

const continuation = v.object({
  owner: v.string(),
  since: v.number(),
  draft: parkingDraft,
  /** What the parking cost when the driver went to the bank. */
  total: v.number(),
})

/** What a driver has topped up for. */
export type Continuation = Readonly<v.InferOutput<typeof continuation>>

/** The driver tops up in order to park: what the form holds is kept until the way back. */
export function topUpToPark(context: Context, driver: Driver, total: Kopecks): void {
  const owner = accountMark(driver)
  if (owner === null) return
  kept(context).write({
    owner,
    since: context.clock.now(),
    draft: useParkingDraft.getState(),
    total,
  })
}

/**
 * The money is there: fills the form in as it was, once, also where the way back has opened another
 * tab. It pays nothing.
 *
 * @returns the draft with what it cost before; null when there is nothing to go on with: it was too
 *   long ago, somebody else's, or the form holds something else by now
 */
export function parkingContinued(context: Context, driver: Driver): Continuation | null {
  const found = kept(context).read()
  continuationForgotten(context)
  if (found === null || found.owner !== accountMark(driver)) return null
  const age = context.clock.now() - found.since
  if (age < 0 || age > longest) return null
  const draft = v.parse(parkingDraft, useParkingDraft.getState())
  const isEmpty = Object.values(draft).every((value) => value === null)
  if (!isEmpty && JSON.stringify(draft) !== JSON.stringify(found.draft)) return null
  draftContinued(found.draft)
  return found
}

/** Nobody goes on with it any more. */
export function continuationForgotten(context: Omit<Context, 'clock'>): void {
  kept(context).write(null)
}

function kept({ storage, city }: Omit<Context, 'clock'>) {
  return keptValue(storage, `parking.continue.${city.id}`, continuation)
}
