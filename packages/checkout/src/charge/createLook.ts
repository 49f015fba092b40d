import type { ChargePorts, Finding } from './ChargePorts.ts'
import type { Attempt, WayBack } from './ChargeState.ts'

/** What a look came to. */
export type Look<Result> =
  | { readonly kind: 'happened'; readonly result: Result | null }
  | { readonly kind: 'notCharged' | 'declined' | 'notKnown' }
  /** The back end says itself that the call will never charge. */
  | { readonly kind: 'neverCame' }
  /** The back end says itself that it refused the call. */
  | { readonly kind: 'refused'; readonly error: unknown }

interface LookRequest<Intent> {
  readonly attempt: Attempt<Intent>
  /** When the call was sent, or taken up, by the time that has passed on the page. */
  readonly began: number
  /** When it was first tried, likewise; null where that was on another page. */
  readonly firstTried: number | null
  /** Whether anybody still waits for what is found. */
  readonly isWanted: () => boolean
  /** It takes long: the driver should be told that it is not known yet. */
  readonly onLong: () => void
}

/** A late effect of a call is waited for so long after its sending, in milliseconds. */
const latestEffect = 90_000
/** How long somebody is told that it is being checked, before it is said that it is not known yet. */
const longestCheck = 30_000
/** An account that can't be read is given up only some time after the latest effect. */
const lastLook = latestEffect + 30_000
const betweenLooks = 2_000

/**
 * Looks for what became of attempts. The back end's own word for a key ends a look. Else a call may
 * still be at work, and a connection may come back: what is not there or can't be read yet is looked
 * for again, and only two whole readings, the last of them after the latest effect, prove that
 * nothing was charged. Time is what has passed on the page, whatever the device's clock says.
 */
export function createLook<Intent, Result>(
  ports: Pick<
    ChargePorts<Intent, Result>,
    'find' | 'askForKey' | 'needsDriver' | 'paysByCall' | 'clock'
  >,
) {
  const { clock } = ports
  let hurry: (() => void) | null = null
  let running = 0

  async function ask({
    attempt,
    firstTried,
  }: LookRequest<Intent>): Promise<Look<Result> | Finding<Result>> {
    const find = () =>
      ports.find(attempt, firstTried === null ? null : clock.elapsed() - firstTried)
    if (ports.askForKey !== null && attempt.bank === null) {
      // A back end that has no word for the key leaves it to the account.
      const status = await ports.askForKey(attempt.key).catch(() => null)
      if (status === null) return find()
      if (status.kind === 'refused' || status.kind === 'neverCame') return status
      const finding = await find().catch(() => null)
      if (finding?.kind === 'happened') return finding
      return status.kind === 'done' ? { kind: 'happened', result: null } : { kind: 'open' }
    }
    return find()
  }

  async function until(request: LookRequest<Intent>): Promise<Look<Result> | null> {
    running += 1
    try {
      return await look(request)
    } finally {
      running -= 1
    }
  }

  async function look(request: LookRequest<Intent>): Promise<Look<Result> | null> {
    const { attempt, began, isWanted } = request
    const { bank } = attempt
    const mayArriveLate = ports.paysByCall && bank === null
    const passed = () => clock.elapsed() - began
    let wholeReadings = 0
    for (;;) {
      const readAt = passed()
      try {
        const found = await ask(request)
        if (isFinal(found)) return found
        if (bank !== null) return isDeclined(found.kind, bank) ? declined : notKnown
        if (found.kind === 'failed') return notCharged
        if (found.kind === 'nothing') {
          wholeReadings += 1
          if (!mayArriveLate || (wholeReadings > 1 && readAt >= latestEffect)) return notCharged
        }
      } catch (error) {
        if (ports.needsDriver(error) || bank !== null) return notKnown
      }
      if (!isWanted()) return null
      if (passed() >= lastLook) return notKnown
      if (passed() >= longestCheck) request.onLong()
      await pause()
    }
  }

  async function pause(): Promise<void> {
    const asked = new Promise<void>((resolve) => (hurry = resolve))
    await Promise.race([clock.wait(betweenLooks), asked])
    hurry = null
  }

  return {
    /** Looks until it is known, or can't be; null when nobody waits for it any more. */
    until,
    /** Has a look go on at once; tells whether there is one. */
    hurry: (): boolean => {
      hurry?.()
      return running > 0
    },
  }
}

const notCharged = { kind: 'notCharged' } as const
const declined = { kind: 'declined' } as const
const notKnown = { kind: 'notKnown' } as const

/** Whether the account or the back end has said the last word. */
function isFinal<Result>(
  found: Look<Result> | Finding<Result>,
): found is Extract<Look<Result>, { kind: 'happened' | 'refused' | 'neverCame' }> {
  return ['happened', 'refused', 'neverCame'].includes(found.kind)
}

/** Only a payment that the history doesn't hold may be declined by what the way back says. */
function isDeclined(finding: string, { claim }: WayBack): boolean {
  return finding === 'failed' || (finding === 'nothing' && claim === 'declined')
}
