import { accountMark, type AppContext, createPersonStore, personValue } from '@parking/runtime'
import type { City, Profile } from '@parking/domain'
import type { Kopecks } from '@parking/pricing'
import * as v from 'valibot'
import { extensionContinued } from './useSessionAction.ts'
import {
  draftContinued,
  isDraftEmpty,
  parkingDraft,
  useParkingDraft,
  type ParkingDraft,
} from './parkingDraft.ts'

type Context = Pick<AppContext, 'storage' | 'clock'> & { readonly city: Pick<City, 'id'> }
type Driver = Pick<Profile, 'email' | 'phones'>

/** For how long somebody who went to the bank still wants to park, in milliseconds. */
const longest = 20 * 60_000

const common = { owner: v.string(), since: v.number() }

const continuation = v.variant('kind', [
  v.object({
    ...common,
    kind: v.literal('start'),
    draft: parkingDraft,
    /** What the parking cost when the driver went to the bank. */
    total: v.number(),
  }),
  v.object({
    ...common,
    kind: v.literal('extend'),
    sessionId: v.string(),
    durationMinutes: v.number(),
  }),
])

/** The driver tops up in order to park: what the form holds is kept until the way back. */
export function topUpToPark(context: Context, driver: Driver, total: Kopecks): void {
  const owner = accountMark(driver)
  if (owner === null) return
  const since = context.clock.now()
  kept(context).write({ kind: 'start', owner, since, draft: useParkingDraft.getState(), total })
}

/** The driver tops up in order to extend a session, which is kept until the way back. */
export function topUpToExtend(
  context: Context,
  driver: Driver,
  extension: { readonly sessionId: string; readonly durationMinutes: number },
): void {
  const owner = accountMark(driver)
  if (owner === null) return
  kept(context).write({ kind: 'extend', owner, since: context.clock.now(), ...extension })
}

/** The draft that a driver goes on with after a top-up, and what it cost before; null where nobody does. */
export const useContinued = createPersonStore<{
  readonly draft: ParkingDraft
  readonly total: Kopecks
} | null>(null)

/**
 * The money is there: goes on with what it is for, once, also where the way back has opened another
 * tab. The form is filled in as it was, or the extension opened; nothing is paid. Nothing happens when
 * it was too long ago, somebody else's, or the form holds something else by now.
 */
export function toppedUp(context: Context, driver: Driver): void {
  const found = kept(context).read()
  continuationForgotten(context)
  if (found === null || found.owner !== accountMark(driver)) return
  const age = context.clock.now() - found.since
  if (age < 0 || age > longest) return
  if (found.kind === 'extend') {
    extensionContinued(found.sessionId, found.durationMinutes)
    return
  }
  const draft = v.parse(parkingDraft, useParkingDraft.getState())
  if (!isDraftEmpty(draft) && JSON.stringify(draft) !== JSON.stringify(found.draft)) return
  draftContinued(found.draft)
  useContinued.setState({ draft: found.draft, total: found.total }, true)
}

/** Nobody goes on with it any more. */
export function continuationForgotten(context: Omit<Context, 'clock'>): void {
  kept(context).write(null)
}

function kept(context: Omit<Context, 'clock'>) {
  return personValue(context, 'continue', continuation)
}
