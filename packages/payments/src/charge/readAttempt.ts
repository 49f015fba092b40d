import { ApiError, askChargeStatus } from '@parking/api-client'
import type { AppContext } from '@parking/runtime'
import { accountUntil, readAccount } from '../account/readAccount.ts'
import { type Moment } from '../clock/readClocks.ts'
import { findCharge } from './findCharge.ts'
import { sendOnce } from './sendOnce.ts'
import { isFresh } from './attempts.ts'
import type { AnyChargeKind } from './ChargeKind.ts'
import type { Attempt } from './ChargeState.ts'
import { findSince, isAhead, unknownInstant } from './findSince.ts'
import type { Known } from './Outcome.ts'
import type { Reading } from './Machine.ts'

/** An attempt to read of. */
interface Question<Intent> {
  readonly attempt: Attempt<Intent>
  /** When it was first tried; null where that was on another page. */
  readonly firstTried: Moment | null
  /** Whether the back end's own word for the key is asked for too. */
  readonly asksKey: boolean
}

/**
 * Finds out once what is known of an attempt: by the back end's own word for its key, and by what the
 * account shows.
 *
 * @param findKept - finds the attempts that this browser keeps of the same account
 */
export async function readAttempt<Intent, Result>(
  kind: AnyChargeKind<Intent, Result>,
  context: AppContext,
  { attempt, firstTried, asksKey }: Question<Intent>,
  findKept: () => Promise<readonly Attempt<Intent>[]>,
): Promise<Reading<Result>> {
  const { clock } = context
  const unread = (outcome: Known<Result>): Reading<Result> => ({
    outcome,
    at: clock.now(),
    since: attempt.since,
  })
  const read = () =>
    lookUp(kind, context, attempt, firstTried, findKept).catch((error: unknown) =>
      unread({ kind: 'lost', error }),
    )
  // A back end that has no word for the key leaves it to the account.
  const word =
    asksKey && context.city.chargeStatus === true
      ? await askForKey(kind, context, attempt.key).catch(() => null)
      : null
  if (word === null) return read()
  if (word.kind === 'refused' || word.kind === 'neverCame') return unread(word)
  const reading = await read()
  if (reading.outcome.kind === 'happened') return reading
  // A bank's page that was made and never came: nobody has paid there.
  const isMade = word.kind === 'happened' && !kind.paysByCall(attempt.intent)
  return { ...reading, outcome: isMade ? { kind: 'neverCame' } : word }
}

/** Asks the city what became of a key; `open`: it is still at work. */
async function askForKey<Intent, Result>(
  kind: AnyChargeKind<Intent, Result>,
  context: AppContext,
  key: string,
): Promise<Extract<Known<Result>, { kind: 'happened' | 'refused' | 'neverCame' | 'open' }>> {
  const { api, queryClient } = context
  const guestToken = await kind.readToken?.(context)
  const question = { key, ...(guestToken === undefined ? {} : { guestToken }) }
  const status = await sendOnce(queryClient, () => api.run(askChargeStatus(question)))
  switch (status.kind) {
    case 'done':
      // What has the order of a bank's page was not paid by the call.
      return status.orderId !== null && kind.happensBeforeBank !== true
        ? { kind: 'neverCame' }
        : { kind: 'happened', result: null }
    case 'refused':
      return (kind.meansDone?.(status.errorName) ?? null) === null
        ? {
            kind: 'refused',
            error: new ApiError({ kind: 'server', errorName: status.errorName }),
          }
        : { kind: 'happened', result: null }
    case 'processing':
      return { kind: 'open' }
    case 'neverCame':
      return { kind: 'neverCame' }
  }
}

/** @throws {@link ApiError} when the account can't be read */
async function lookUp<Intent, Result>(
  kind: AnyChargeKind<Intent, Result>,
  context: AppContext,
  attempt: Attempt<Intent>,
  firstTried: Moment | null,
  findKept: () => Promise<readonly Attempt<Intent>[]>,
): Promise<Reading<Result>> {
  const { clock } = context
  const { since } = attempt
  const findAge = () => (firstTried === null ? null : clock.elapsed() - firstTried.elapsed)
  if ('askForOrder' in kind) {
    const outcome = await kind.askForOrder(context, attempt)
    return { outcome, at: clock.now(), since }
  }
  const from = Math.min(since, clock.now() - (findAge() ?? 0))
  const account = await (kind.read ?? readAccount)(context, from, attempt.intent)
  const isWrong = isAhead(since, account.now) && since !== unknownInstant
  const known = isWrong ? unknownInstant : since
  const others = (await findKept()).filter(
    (one) => one.key !== attempt.key && wasLately(one, since),
  )
  const outcome = findSince(
    {
      now: account.now,
      find: (earliest, until) =>
        findCharge(kind, { ...attempt, since: earliest }, accountUntil(account, until), others),
    },
    known,
    findAge(),
  )
  return { outcome, at: account.now, since: known }
}

/** Whether an attempt may have charged a short while before an instant, or since. */
function wasLately({ sentAt, rest }: Attempt<unknown>, since: number): boolean {
  return isFresh({ at: rest?.at ?? sentAt }, since)
}
