import type { Instant } from '@parking/pricing'
import { readClocks, type Moment } from '../clock/readClocks.ts'
import type { ChargePorts, Finding } from './ChargePorts.ts'
import type { Attempt, WayBack } from './ChargeState.ts'
import { clockTolerance } from './findSince.ts'
import { readOnce } from './readOnce.ts'

/** What a look came to. */
export type Look<Result> =
  | Extract<Finding<Result>, { kind: 'happened' | 'onBalance' }>
  /** Only where no account is needed to know it: the call makes no more than a bank's page. */
  | { readonly kind: 'notCharged' | 'declined' }
  /** The account can't be read for now: nobody looks until something has changed. */
  | { readonly kind: 'notKnown' }
  /** Long enough for every account, and it does not show it: until `seenUntil`, null where it tells nothing. */
  | { readonly kind: 'notSeen'; readonly seenUntil: Instant | null }
  /** The back end says itself that the call will never charge. */
  | { readonly kind: 'neverCame' }
  /** The back end says itself that it refused the call. */
  | { readonly kind: 'refused'; readonly error: unknown }

interface LookRequest<Intent> {
  readonly attempt: Attempt<Intent>
  /** When the call was sent, or taken up. */
  readonly sent: Moment
  /** When it was first tried; null where that was on another page. */
  readonly firstTried: Moment | null
  /** The clock was ahead when it was tried, which can't be seen any more once that instant has come. */
  readonly onAhead: (attempt: Attempt<Intent>) => void
  /** It takes long: the driver should be told that it is not known yet. */
  readonly onLong: () => void
}

/** A look that is under way. */
export interface RunningLook<Result> {
  /** What it comes to; null once it was stopped. */
  readonly found: Promise<Look<Result> | null>
  /** Has it go on at once. */
  readonly hurry: () => void
  /** Ends it: nobody waits for it any more. */
  readonly stop: () => void
}

type LookPorts<Intent, Result> = Pick<
  ChargePorts<Intent, Result>,
  'read' | 'askForKey' | 'needsDriver' | 'paysByCall' | 'clock'
>

const second = 1_000
/**
 * How long is looked for a charge, in milliseconds: a call has its effect within a minute and a half, an
 * account shows it up to two minutes later, and a half is to spare.
 */
export const longestLook = 240 * second
/** An account that can't be read at all is given up after so long. */
const longestSilence = 600 * second
/** How long somebody is told that it is being checked, before it is said that it is not known yet. */
const longestCheck = 30 * second
/**
 * A reading is given up after half a minute: what takes longer is a device that slept. A page that is
 * out of sight for long is woken once a minute, and tells it once it is in sight again.
 */
const longestTurn = 50 * second

/** How long is waited between two readings, by how long is looked already. */
function pause(passed: number): number {
  if (passed < longestCheck) return 2 * second
  return passed < longestLook / 2 ? 5 * second : 15 * second
}

/**
 * Looks for what became of an attempt. The back end's own word for a key ends a look, and so does what
 * the account shows. What it does not show proves nothing: a call may still be at work, and an account
 * may be late. It is read again until it must have come, and then it is said how far was looked.
 *
 * Time is what has passed on the page, whatever the device's clock says. A device that may have slept
 * begins to count anew: a call that waited in it is sent when it wakes.
 */
export function startLook<Intent, Result>(
  ports: LookPorts<Intent, Result>,
  request: LookRequest<Intent>,
): RunningLook<Result> {
  const { sent, onLong, firstTried } = request
  const { bank } = request.attempt
  const { clock } = ports
  const mayCharge = ports.paysByCall(request.attempt.intent)
  let isStopped = false
  let hurry = (): void => undefined
  let giveUp: (nothing: null) => void = () => undefined
  const stopped = new Promise<null>((resolve) => (giveUp = resolve))

  let { attempt } = request
  let seenUntil: Instant | null = null

  async function find(): Promise<Finding<Result>> {
    const read = await readOnce(ports, attempt, firstTried)
    if (read.attempt !== attempt) {
      attempt = read.attempt
      if (!isStopped) request.onAhead(attempt)
    }
    seenUntil = read.finding.kind === 'nothing' ? read.at : null
    return read.finding
  }

  async function look(): Promise<Look<Result> | null> {
    let began = sent
    let last = sent
    for (;;) {
      if (isStopped) return null
      const now = readClocks(clock)
      if (hasSlept(began, last, now)) began = now
      last = now
      const passed = now.elapsed - began.elapsed
      try {
        const found = await ask(ports, request.attempt, find)
        if (isFinal(found)) return found
        if (bank !== null) return isDeclined(found.kind, bank) ? declined : notKnown
        if (found.kind === 'failed' || (found.kind === 'nothing' && !mayCharge)) return notCharged
        if (passed >= longestLook) return { kind: 'notSeen', seenUntil }
      } catch (error) {
        if (ports.needsDriver(error) || bank !== null) return notKnown
        if (passed >= longestSilence) return notKnown
      }
      if (clock.elapsed() - sent.elapsed >= longestCheck || began !== sent) onLong()
      await Promise.race([
        clock.wait(pause(passed)),
        new Promise<void>((resolve) => (hurry = resolve)),
      ])
    }
  }

  return {
    // Not before its owner holds it, who may want to stop it at once.
    found: Promise.race([Promise.resolve().then(look), stopped]),
    hurry: () => hurry(),
    stop: () => {
      isStopped = true
      giveUp(null)
      hurry()
    },
  }
}

async function ask<Intent, Result>(
  ports: LookPorts<Intent, Result>,
  attempt: Attempt<Intent>,
  find: () => Promise<Finding<Result>>,
): Promise<Look<Result> | Finding<Result>> {
  if (ports.askForKey === null || attempt.bank !== null) return find()
  // A back end that has no word for the key leaves it to the account.
  const status = await ports.askForKey(attempt.key).catch(() => null)
  if (status === null) return find()
  if (status.kind === 'refused' || status.kind === 'neverCame') return status
  const finding = await find().catch(() => null)
  if (finding?.kind === 'happened') return finding
  if (status.kind === 'processing') return { kind: 'open' }
  // A bank's page that was made and never came: nobody has paid there.
  return ports.paysByCall(attempt.intent)
    ? { kind: 'happened', result: null }
    : { kind: 'neverCame' }
}

/** Whether a device may have slept: its page's time stands still then, or makes a jump. */
function hasSlept(began: Moment, last: Moment, now: Moment): boolean {
  const difference = now.now - began.now - (now.elapsed - began.elapsed)
  return Math.abs(difference) > clockTolerance || now.elapsed - last.elapsed > longestTurn
}

const notCharged = { kind: 'notCharged' } as const
const declined = { kind: 'declined' } as const
const notKnown = { kind: 'notKnown' } as const

/** Whether the account or the back end has said the last word. */
function isFinal<Result>(
  found: Look<Result> | Finding<Result>,
): found is Extract<Look<Result>, { kind: 'happened' | 'onBalance' | 'refused' | 'neverCame' }> {
  return ['happened', 'onBalance', 'refused', 'neverCame'].includes(found.kind)
}

/** Only a payment that the history doesn't hold may be declined by what the way back says. */
function isDeclined(finding: string, { claim }: WayBack): boolean {
  return finding === 'failed' || (finding === 'nothing' && claim === 'declined')
}
